import { dataRateOf } from '../regions/channels.js';
import type { Region } from '../regions/region.js';

/** An uplink as the gateway with the best reception heard it. */
export interface AdrSample {
  readonly fCnt: number;
  readonly snr: number;
}

/** What ADR changes: the data rate, the index of the power, and how often each uplink is transmitted. */
export interface AdrParameters {
  readonly dataRate: number;
  readonly txPower: number;
  readonly nbTrans: number;
}

export interface AdrInput {
  readonly region: Region;
  readonly current: AdrParameters;
  /** Uplinks since data rate or power changed last, oldest first. */
  readonly samples: readonly AdrSample[];
  /** dB above the demodulation floor that are kept. */
  readonly marginDb: number;
}

/** How many uplinks are remembered. */
export const adrHistoryLength = 20;
const shortHistoryMarginDb = 2.5;
const stepDb = 3;

/** SNR in dB that a spreading factor needs at 125 kHz; twice the bandwidth needs 3 dB more. */
const floor125: Readonly<Record<number, number>> = { 7: -7.5, 8: -10, 9: -12.5, 10: -15, 11: -17.5, 12: -20 };

/** The SNR in dB that a LoRa data rate needs. */
export function demodulationFloor(region: Region, dataRate: number): number | undefined {
  const { sf, bandwidthHz } = dataRateOf(region, dataRate) ?? {};
  const floor = sf === undefined ? undefined : floor125[sf];
  if (floor === undefined || bandwidthHz === undefined) return undefined;
  return floor + 3 * Math.log2(bandwidthHz / 125_000);
}

/**
 * The parameters that a device should use: the algorithm that Semtech recommends. The data rate is raised before the
 * power is lowered, and never lowered: a device that is not heard does that itself (LoRaWAN 1.0.3 section 4.3.1.1).
 */
export function adr({ region, current, samples, marginDb }: AdrInput): AdrParameters {
  const floor = demodulationFloor(region, current.dataRate);
  if (floor === undefined || samples.length === 0) return current;
  const reserve = marginDb + (samples.length < adrHistoryLength ? shortHistoryMarginDb : 0);
  const steps = Math.trunc((Math.max(...samples.map(({ snr }) => snr)) - floor - reserve) / stepDb);
  return { ...stepped(region, current, steps), nbTrans: nbTransFor(current.nbTrans, samples) };
}

function stepped(
  { maxAdrDataRate, txPower }: Region,
  current: AdrParameters,
  steps: number,
): Pick<AdrParameters, 'dataRate' | 'txPower'> {
  const faster = Math.max(0, Math.min(steps, maxAdrDataRate - current.dataRate));
  const weakest = txPower.offsetsDb.length - 1;
  return {
    dataRate: current.dataRate + faster,
    txPower: Math.max(0, Math.min(current.txPower + steps - faster, weakest)),
  };
}

/** By the part of lost uplinks, for devices that transmit each uplink once, twice and three times. */
const nbTransByLoss = [
  { below: 0.05, nbTrans: [1, 1, 2] },
  { below: 0.1, nbTrans: [1, 2, 3] },
  { below: 0.3, nbTrans: [2, 3, 3] },
  { below: Infinity, nbTrans: [3, 3, 3] },
] as const;

function nbTransFor(current: number, samples: readonly AdrSample[]): number {
  if (samples.length < adrHistoryLength) return current;
  const [first, last] = [samples[0], samples.at(-1)];
  const sent = (last?.fCnt ?? 0) - (first?.fCnt ?? 0) + 1;
  return nbTransAfterLoss(current, 1 - samples.length / Math.max(sent, samples.length));
}

/** How often a device should transmit each uplink when a part of them is lost, from 0 to 1. */
export const nbTransAfterLoss = (current: number, loss: number): number =>
  nbTransByLoss.find(({ below }) => loss < below)?.nbTrans[Math.min(Math.max(current, 1), 3) - 1] ?? current;
