// <SwiftUI/SwiftUI_Metal.h>
#pragma once
#include "../Standard/layer.h"
#include "../metal_stdlib"
