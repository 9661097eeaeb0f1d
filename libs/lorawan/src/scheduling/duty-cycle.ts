import type { DutyCycleBand, Region } from '../regions/region.js';

/** A frame that a gateway transmitted; `at` is its start. Times are in milliseconds. */
export interface SentFrame {
  readonly frequencyHz: number;
  readonly at: number;
  readonly airtime: number;
  /** The application of the device, when the frame left at once (class C). */
  readonly immediateFor?: string | undefined;
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

/** The part of a band that frames may use that leave at once: the rest is for answers, whose windows cannot wait. */
const immediatePart = 1 / 2;
/** The part that an application may use of what the others leave of it, so that none uses it up. */
const applicationPart = 1 / 2;

/**
 * Whether an application may have one more frame leave at once. Frames of class C have half of a band; an application has half
 * of what others left of that in the last hour. So one alone gets a quarter of the band, the next one an eighth.
 */
export const allowsImmediate = (
  region: Region,
  sent: readonly SentFrame[],
  frame: Pick<SentFrame, 'frequencyHz' | 'at'> & { readonly immediateFor: string },
): boolean => {
  const band = dutyCycleBand(region, frame.frequencyHz);
  if (!band) return !isOutsideBands(region, frame.frequencyHz);
  const immediate = sentInLastHour(sent, frame.at).filter(({ immediateFor }) => immediateFor !== undefined);
  const own = immediate.filter(({ immediateFor }) => immediateFor === frame.immediateFor);
  const ofOthers = airtimeIn(band, immediate) - airtimeIn(band, own);
  return airtimeIn(band, own) < (band[2] * hour * immediatePart - ofOthers) * applicationPart;
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
