import type { TrafficInterval } from '@fieldpost/domain';

/** What becomes of uplinks; `none` when no decoder applied to them, `unknown` when the handler has not counted it. */
export type Decoding = 'works' | 'fails' | 'none' | 'unknown';

/** From intervals in the order of time: the last one decides in which a decoder gave fields, or failed. */
export function decodingIn(intervals: readonly TrafficInterval[]): Decoding {
  // A handler of the last release leaves both counts out.
  const known = intervals.filter(({ decoded }) => typeof decoded === 'number');
  const last = known.findLast((one) => (one.decoded ?? 0) + (one.decoding_errors ?? 0) > 0);
  if (last) return last.decoded === 0 ? 'fails' : 'works';
  return known.length > 0 ? 'none' : 'unknown';
}
