// <SwiftUI/SwiftUI.h>
#pragma once
#include "SwiftUI_Metal.h"
