import type { NetworkResult } from './load.js';

/** Goals of uplinks: milliseconds of CPU of the network for one, and of latency beyond the deduplication window. */
const goals = { cpuMs: 0.5, p99Ms: 60 };

const judged = (text: string, isMet: boolean): string => `${text} ${isMet ? 'met' : 'missed'}`;

/** The goals as set, and scaled to this machine by its slow-down, because only figures of one run are comparable. */
export function uplinksGoal(
  { offered, arrived, p99, cpu }: Pick<NetworkResult, 'offered' | 'arrived' | 'p99' | 'cpu'>,
  slowness: number,
): string {
  const judgedWith = (factor: number): string => {
    const [cpuMs, p99Ms] = [goals.cpuMs, goals.p99Ms].map((goal) => Number((goal * factor).toPrecision(2)));
    return [
      judged(`CPU ≤ ${cpuMs}`, cpu.network <= Number(cpuMs)),
      judged(`p99 ≤ ${p99Ms}`, p99 <= Number(p99Ms)),
    ].join(', ');
  };
  const lost = judged('0 lost', arrived === offered);
  return `${lost}, ${judgedWith(1)}; here ${judgedWith(slowness)}`;
}

/** Every confirmed uplink has an answer, and none came too late for its first window; that does not depend on the speed of the machine. */
export const answersGoal = ({
  offered,
  answered,
  late,
}: Pick<NetworkResult, 'offered' | 'answered' | 'late'>): string =>
  judged('0 missed or late', answered === offered && late === 0);
