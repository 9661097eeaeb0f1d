/**
 * A temperature and a humidity that change slowly, as Cayenne LPP, whose format applications may choose. Cut to the
 * bytes that the frame has space for.
 */
export function simulatedPayload(frame: number, space: number): Buffer {
  const wave = Math.sin(frame / 5);
  const payload = Buffer.alloc(7);
  // Channel 1: 0.1 °C.
  payload.set([1, 0x67]);
  payload.writeInt16BE(Math.round(215 + 25 * wave), 2);
  // Channel 2: 0.5 %.
  payload.set([2, 0x68, Math.round(100 - 20 * wave)], 4);
  return payload.subarray(0, space < payload.length ? Math.min(space, 4) : payload.length);
}
