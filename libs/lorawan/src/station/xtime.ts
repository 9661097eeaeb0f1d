import { microsecondsBetween } from '../scheduling/concentrator-clock.js';

/** The low 32 bits of the time of a concentrator: the timestamp of v2, in microseconds. */
export const timestampOf = (xtime: bigint): number => Number(BigInt.asUintN(32, xtime));

/** The whole time of a timestamp that is less than 36 minutes away from a known time of the same concentrator. */
export const xtimeAt = (known: bigint, timestamp: number): bigint =>
  known + BigInt(microsecondsBetween(timestamp, timestampOf(known)));
