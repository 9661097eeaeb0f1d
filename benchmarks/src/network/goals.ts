import { judged, scaled } from '../measure/goals.js';
import type { NetworkResult } from './load.js';

/** Goals of uplinks: milliseconds of CPU of the network for one, and of latency beyond the deduplication window. */
const goals = { cpuMs: 0.5, p99Ms: 60 };

/** The goals as set, and scaled to this machine. */
export function uplinksGoal(
  { offered, arrived, p99, cpu }: Pick<NetworkResult, 'offered' | 'arrived' | 'p99' | 'cpu'>,
  slowness: number,
): string {
  const judgedWith = (factor: number): string => {
    const [cpuMs, p99Ms] = [scaled(goals.cpuMs, factor), scaled(goals.p99Ms, factor)];
    return `${judged(`CPU ≤ ${cpuMs}`, cpu.network <= cpuMs)}, ${judged(`p99 ≤ ${p99Ms}`, p99 <= p99Ms)}`;
  };
  const lost = judged('no loss', arrived === offered);
  return `${lost}, ${judgedWith(1)}; here ${judgedWith(slowness)}`;
}

/** Every confirmed uplink has an answer, and none came too late for its first window; that does not depend on the speed of the machine. */
export const answersGoal = ({
  offered,
  answered,
  late,
}: Pick<NetworkResult, 'offered' | 'answered' | 'late'>): string =>
  judged('no answer missed or late', answered === offered && late === 0);
