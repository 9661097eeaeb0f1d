/** 1980-01-06, where GPS time starts, in Unix milliseconds. */
const gpsEpoch = 315_964_800_000;
/** Leap seconds that GPS time does not have; 18 since 2017. */
const leapSeconds = 18_000;

export const gpsMilliseconds = (unixMilliseconds: number): number =>
  unixMilliseconds - gpsEpoch + leapSeconds;

export const unixMilliseconds = (gpsMilliseconds: number): number => gpsMilliseconds + gpsEpoch - leapSeconds;
