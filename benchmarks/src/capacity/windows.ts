import { Latencies } from '../load/latencies.js';
import { type Arrivals, type Chance, delays, merged, scattered, together } from './queue.js';

/** Distribution of uplinks: independent, or with a share of the devices on the hour with imprecise clocks. */
export interface Habit {
  readonly name: string;
  /** Share of devices that send one uplink on each hour, 0 to 1. */
  readonly onTheHour: number;
  /** Standard deviation, in milliseconds. */
  readonly deviation: number;
}

export const habits: readonly Habit[] = [
  { name: 'each on its own', onTheHour: 0, deviation: 0 },
  { name: '5 % on the hour, within 30 s', onTheHour: 0.05, deviation: 30_000 },
  { name: '5 % on the hour, within 5 s', onTheHour: 0.05, deviation: 5_000 },
];

/** Inputs of the simulation from measurements and scenario. */
export interface Service {
  /** CPU time of the leading replica for one uplink. */
  readonly serviceMs: number;
  /** Latency from broker to client without a queue: the batch interval of writes and the commit. */
  readonly latencyMs: number;
  readonly uplinksPerDeviceHour: number;
}

export interface Windows {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Share of downlinks that are too late for the first and the second window, 0 to 1. */
  readonly missedRx1: number;
  readonly missedRx2: number;
}

/** RX1 opens a second after the uplink. The broker waits 0.2 s for copies, the handler 0.1 s for a downlink. */
const rx1Ms = 1_000;
const brokerMs = 200;
const answerMs = 100;
/** Assumed: the network delay between gateway and handler, both ways, and the lead time of the gateway. */
const waysMs = 200;
const rx2LaterMs = 1_000;
const seconds = 120;

/** Two minutes around the hour, at a load of 0 to 1 of the leading replica. */
export function windowsAt(load: number, habit: Habit, service: Service, chance: Chance): Windows {
  const perSecond = (load * 1_000) / service.serviceMs;
  const times = arrivals(perSecond, habit, service, chance);
  const latencies = new Latencies();
  const left = rx1Ms - brokerMs - answerMs - waysMs;
  const missed = { rx1: 0, rx2: 0 };
  for (const waited of delays(times, service.serviceMs)) {
    const ms = waited + service.latencyMs;
    latencies.add(ms);
    if (ms > left) missed.rx1 += 1;
    if (ms > left + rx2LaterMs) missed.rx2 += 1;
  }
  const count = Math.max(1, latencies.count);
  return {
    ...{ perSecond, p50: latencies.percentile(0.5), p99: latencies.percentile(0.99) },
    ...{ missedRx1: missed.rx1 / count, missedRx2: missed.rx2 / count },
  };
}

/** The mean stays the same: uplinks on the hour are missing from the rest. */
function arrivals(perSecond: number, habit: Habit, service: Service, chance: Chance): Arrivals {
  const { onTheHour, deviation } = habit;
  const { uplinksPerDeviceHour } = service;
  const rest = scattered(perSecond * (1 - onTheHour / uplinksPerDeviceHour), seconds, chance);
  const devices = (perSecond * 3_600) / uplinksPerDeviceHour;
  const punctual = together(devices * onTheHour, { at: (seconds * 1_000) / 2, deviation }, chance);
  return merged(
    rest,
    punctual.filter((at) => at >= 0 && at < seconds * 1_000),
  );
}
