import type { DataRate, Region } from './region.js';

/** The default channel of a frequency. In America and Australia that of 125 kHz and of 500 kHz differ in frequency. */
export function uplinkChannelIndex({ uplinkChannels }: Region, frequencyHz: number): number | undefined {
  const index = uplinkChannels.findIndex(([hz]) => hz === frequencyHz);
  return index < 0 ? undefined : index;
}

export const dataRateOf = ({ dataRates }: Region, index: number): DataRate | undefined =>
  dataRates.find((rate) => rate.index === index);

/** `SF7BW125` of a LoRa data rate; empty for the other modulations. */
export const dataRateName = ({ sf, bandwidthHz }: DataRate): string =>
  sf === undefined || bandwidthHz === undefined ? '' : `SF${String(sf)}BW${String(bandwidthHz / 1000)}`;

/** How a frame is modulated: the name of a LoRa data rate, or the bit rate of FSK. */
export interface Modulation {
  readonly modulation: 'LORA' | 'FSK';
  readonly dataRate: string;
  readonly bitRate: number;
}

const namesOf = (rates: readonly DataRate[]): readonly string[] => rates.map(dataRateName);
/** Names are compared for every frame. */
const names = new WeakMap<readonly DataRate[], readonly string[]>();

/** The data rate of a frame. The same modulation may have one index for uplinks and another for downlinks. */
export function dataRateIndex(
  { dataRates }: Region,
  { modulation, dataRate, bitRate }: Modulation,
  direction: 'up' | 'down',
): number | undefined {
  const known = names.get(dataRates) ?? namesOf(dataRates);
  names.set(dataRates, known);
  return dataRates.find(
    (rate, at) =>
      rate[direction] &&
      (modulation === 'FSK' ? rate.bitRate === bitRate : rate.sf !== undefined && known[at] === dataRate),
  )?.index;
}

/** The modulation of a downlink at a data rate; `undefined` where gateways do not send it. */
export function downlinkModulation(region: Region, index: number): Modulation | undefined {
  const rate = dataRateOf(region, index);
  if (!rate?.down) return undefined;
  return rate.bitRate === undefined
    ? { modulation: 'LORA', dataRate: dataRateName(rate), bitRate: 0 }
    : { modulation: 'FSK', dataRate: '', bitRate: rate.bitRate };
}

/** The most bytes of FHDR, FPort and FRMPayload; 0 where the data rate may not be used. */
export const maxMacPayload = (region: Region, index: number, hasDwellTime = false): number =>
  dataRateOf(region, index)?.maxMacPayload[hasDwellTime ? 1 : 0] ?? 0;
