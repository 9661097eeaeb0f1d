/**
 * The whole 32-bit counter of a frame that carries only its low half: the first number at or after `last`, the whole
 * counter of the frame before, whose low half is `low16` (docs/protocol/device-frames.md#frame-counters). Starts again
 * at 0 after 2^32 - 1.
 */
export function fullFrameCounter(last: number, low16: number): number {
  const sameHigh = ((last & 0xffff0000) | low16) >>> 0;
  return low16 < (last & 0xffff) ? (sameHigh + 0x10000) >>> 0 : sameHigh;
}

/** What the network knows of the uplink counter of a session. */
export interface UplinkCounter {
  /** Counter of the last accepted frame; `undefined` before the first. */
  readonly last: number | undefined;
  /** Devices with 16 bits sign the low half alone and start again at 0; LoRaWAN 1.0.4 has 32 bits only. */
  readonly bits: 16 | 32;
  /** Off for devices that start again at 0 whenever they restart: every frame with a valid MIC is accepted. */
  readonly isChecked: boolean;
  /** The largest step that is accepted: MAX_FCNT_GAP up to LoRaWAN 1.0.3, `undefined` from 1.0.4 on. */
  readonly maxGap: number | undefined;
}

/** MAX_FCNT_GAP of LoRaWAN 1.0.3 (regional parameters 1.0.3 section 2.1). */
export const maxFCntGap = 16_384;

/** The whole counters with which a frame may have been signed, the most probable first. */
export function uplinkCounterCandidates(
  { last = 0, bits, isChecked }: UplinkCounter,
  low16: number,
): readonly number[] {
  if (bits === 16) return [low16];
  const full = fullFrameCounter(last, low16);
  return isChecked || full === low16 ? [full] : [full, low16];
}

export type UplinkCounterResult = 'accepted' | 'retransmission' | 'not_high_enough' | 'too_high';

/**
 * Whether a frame with a valid MIC is new. An equal counter is a retransmission: it is acknowledged again and not
 * delivered again (LoRaWAN 1.0.3 section 4.3.1.5). A session without uplinks accepts any counter, since the network does
 * not know how many it has missed.
 */
export function checkUplinkCounter(counter: UplinkCounter, fCnt: number): UplinkCounterResult {
  const { last, bits, isChecked, maxGap = Infinity } = counter;
  if (last === undefined || !isChecked) return 'accepted';
  if (fCnt === last) return 'retransmission';
  const gap = bits === 16 ? shortGap(last, fCnt) : fCnt - last;
  if (gap < 0) return 'not_high_enough';
  return gap > maxGap ? 'too_high' : 'accepted';
}

/** With 16 bits, a lower counter looks like a step of nearly 65536. */
const shortGap = (last: number, fCnt: number): number => {
  const gap = (fCnt - last) & 0xffff;
  return gap > 0x7fff ? gap - 0x10000 : gap;
};
