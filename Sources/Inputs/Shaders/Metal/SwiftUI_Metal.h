// <SwiftUI_Metal.h>
#pragma once
#include "SwiftUI/SwiftUI_Metal.h"
