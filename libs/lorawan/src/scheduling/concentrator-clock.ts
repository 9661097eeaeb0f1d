/**
 * The clock of a concentrator after some microseconds. It has 32 bits and starts again every 71 min 35 s; all times of
 * transmissions are given by it.
 */
export const addMicroseconds = (timestamp: number, microseconds: number): number =>
  (timestamp + microseconds) >>> 0;

/** How much later `a` is than `b`, which are less than 36 minutes apart; negative when it is earlier. */
export const microsecondsBetween = (a: number, b: number): number => (a - b) | 0;

/**
 * The timestamp at which a transmission starts, a delay after an uplink. It is never 0, which gateways read as "as soon
 * as possible"; a microsecond later is within the tolerance of devices.
 */
export const startOfWindow = (uplinkTimestamp: number, delayMilliseconds: number): number =>
  addMicroseconds(uplinkTimestamp, delayMilliseconds * 1000) || 1;
