public import Foundation

// The types of Core Foundation that are those of Foundation or Swift by another name.

/// The type of dictionaries of Core Foundation: those of Swift, whose keys and values are any.
public typealias CFDictionary = [String: Any]
/// The type of texts of Core Foundation: those of Swift.
public typealias CFString = String
/// The type of data of Core Foundation: those of Foundation.
public typealias CFData = Data
/// The type of addresses of Core Foundation: those of Foundation.
public typealias CFURL = URL
/// The type of any object of Core Foundation.
public typealias CFTypeRef = Any
/// The type of errors of Core Foundation: those of Foundation.
public typealias CFError = NSError
/// The type of streams that are read.
public typealias CFReadStream = InputStream
/// The type of streams that are written.
public typealias CFWriteStream = OutputStream
/// What reserves memory.
public struct CFAllocator: Sendable {}
/// The usual one.
public let kCFAllocatorDefault: CFAllocator? = nil

/// Makes the streams of a connection, which has no bytes without a network.
public func CFStreamCreatePairWithSocketToHost(
  _ alloc: CFAllocator?, _ host: CFString, _ port: UInt32,
  _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>?,
  _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>?
) {
  readStream?.pointee = .passRetained(InputStream(data: Data()))
  writeStream?.pointee = .passRetained(OutputStream(toMemory: ()))
}
