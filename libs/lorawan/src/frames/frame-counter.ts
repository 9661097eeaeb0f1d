/**
 * The whole 32-bit counter of a frame that carries only its low half: the first number at or after `last`, the whole
 * counter of the frame before, whose low half is `low16` (docs/protocol/device-frames.md#frame-counters). Starts again
 * at 0 after 2^32 - 1.
 */
export function fullFrameCounter(last: number, low16: number): number {
  const sameHigh = ((last & 0xffff0000) | low16) >>> 0;
  return low16 < (last & 0xffff) ? (sameHigh + 0x10000) >>> 0 : sameHigh;
}
