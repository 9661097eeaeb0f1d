/** A message as gRPC frames it: uncompressed, its length, its bytes. */
export function framed(message: unknown): Buffer {
  const text = JSON.stringify(message);
  const frame = Buffer.allocUnsafe(5 + Buffer.byteLength(text));
  frame[0] = 0;
  frame.writeUInt32BE(frame.length - 5, 1);
  frame.write(text, 5);
  return frame;
}
