/// The spelling of types in the messages of the compiler.
enum ShaderSpelling {
  /// A message with types as people write them: `float4` and not the template behind it.
  static func readable(_ message: String) -> String {
    var text = message
    if let reason = text.wholeMatch(
      of: /static assertion failed(?: due to requirement '.*')?: (.*)/)
    {
      text = String(reason.1)
    }
    // What a name stands for here says nothing about Metal.
    text = text.replacing(/\ \(aka '[^']*'\)/, with: "").replacing("shader::", with: "")
    text = text.replacing(/\b(?:metal::)?vec<(\w+(?: \w+)?), (\d)>/) { match in
      scalar(match.1) + match.2
    }
    return text.replacing(/\b(?:metal::)?(?:matrix|mat)<(\w+), (\d), (\d)>/) { match in
      scalar(match.1) + match.2 + "x" + match.3
    }
  }

  /// The name of a scalar in Metal.
  private static func scalar(_ name: Substring) -> Substring {
    switch name {
    case "unsigned int": "uint"
    case "unsigned short": "ushort"
    case "unsigned char": "uchar"
    case "signed char": "char"
    default: name
    }
  }
}
