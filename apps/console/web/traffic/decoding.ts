import type { TrafficInterval } from '@fieldpost/domain';

/** What becomes of uplinks; `none` when no decoder applied to them, `unknown` when the handler has not counted it. */
export type Decoding = 'works' | 'fails' | 'none' | 'unknown';

/**
 * From intervals in the order of time, of which those of a day may be followed by its hours: the last one decides in which a decoder
 * gave fields, or failed. After a failure, uplinks without either mean that the decoder is gone.
 */
export function decodingIn(intervals: readonly TrafficInterval[]): Decoding {
  // A handler of the last release leaves both counts out.
  const known = intervals.filter(({ decoded }) => typeof decoded === 'number');
  const last = known.findLast((one) => (one.decoded ?? 0) + (one.decoding_errors ?? 0) > 0);
  if (last && last.decoded !== 0) return 'works';
  if (last) return known.slice(known.indexOf(last) + 1).some(({ uplinks }) => uplinks > 0) ? 'none' : 'fails';
  return known.length > 0 ? 'none' : 'unknown';
}

/** How many of the counted uplinks were not decoded, and whether all of the newest ones are among them. */
export function failedIn(intervals: readonly TrafficInterval[]) {
  const known = intervals.filter(({ decoded }) => typeof decoded === 'number');
  const sum = (count: (one: TrafficInterval) => number) => known.reduce((all, one) => all + count(one), 0);
  const failed = sum(({ decoding_errors }) => decoding_errors ?? 0);
  const newest = known.findLast(({ uplinks }) => uplinks > 0);
  const isNow = newest !== undefined && (newest.decoding_errors ?? 0) >= newest.uplinks;
  // An uplink at the end of an hour may have its error counted in the next one.
  return {
    failed,
    uplinks: Math.max(
      failed,
      sum(({ uplinks }) => uplinks),
    ),
    isNow,
  };
}
