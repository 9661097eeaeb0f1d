import type { DutyCycleBand, Region } from '../regions/region.js';

/** A frame that a gateway transmitted; `at` is its start. Times are in milliseconds. */
export interface SentFrame {
  readonly frequencyHz: number;
  readonly at: number;
  readonly airtime: number;
}

const hour = 3_600_000;

/** The band whose duty cycle limits transmissions on a frequency; bands exist in some regions only. */
export const dutyCycleBand = ({ dutyCycle }: Region, frequencyHz: number): DutyCycleBand | undefined =>
  dutyCycle.find((band) => isWithin(band, frequencyHz));

/** Whether a duty cycle regulates the region and the frequency is in none of its bands: nothing may be sent there. */
export const isOutsideBands = (region: Region, frequencyHz: number): boolean =>
  region.dutyCycle.length > 0 && !dutyCycleBand(region, frequencyHz);

/** The frames that still count at `now`: those of the last hour. */
export const sentInLastHour = (sent: readonly SentFrame[], now: number): readonly SentFrame[] =>
  sent.filter(({ at, airtime }) => at + airtime > now - hour);

/** Whether one more frame keeps the gateway within the duty cycle of its band (ETSI EN 300 220). */
export const allowsAirtime = (region: Region, sent: readonly SentFrame[], frame: SentFrame): boolean => {
  const band = dutyCycleBand(region, frame.frequencyHz);
  if (!band) return !isOutsideBands(region, frame.frequencyHz);
  return airtimeIn(band, sentInLastHour(sent, frame.at)) + frame.airtime <= band[2] * hour;
};

/** How much of the duty cycle of a band is used; frequencies in Hz, `limit` and `used` as fractions of an hour. */
export interface BandUse {
  readonly fromHz: number;
  readonly toHz: number;
  readonly limit: number;
  readonly used: number;
}

/** The use of each band of a region in the last hour; none where no duty cycle regulates the region. */
export const dutyCycleUse = (
  { dutyCycle }: Region,
  sent: readonly SentFrame[],
  now: number,
): readonly BandUse[] => {
  const counted = sentInLastHour(sent, now);
  return dutyCycle.map((band) => {
    const [fromHz, toHz, limit] = band;
    return { fromHz, toHz, limit, used: airtimeIn(band, counted) / hour };
  });
};

const isWithin = ([from, to]: DutyCycleBand, frequencyHz: number): boolean =>
  frequencyHz >= from && frequencyHz < to;

const airtimeIn = (band: DutyCycleBand, sent: readonly SentFrame[]): number =>
  sent.reduce((sum, frame) => (isWithin(band, frame.frequencyHz) ? sum + frame.airtime : sum), 0);
