import { jest } from '@jest/globals';
import { Election } from '../../src/cluster/election.js';
import { LeaseMemory } from './leases.memory.js';
import { silentLogger } from './pipeline.memory.js';

/** A replica whose own clock can stand still or run ahead while that of the world goes on. */
export function replicaOn(lease: LeaseMemory, replicaId: string) {
  const leases = lease.connection();
  const clock = { aheadMs: 0 };
  const now = () => performance.now() + clock.aheadMs;
  const election = new Election({ leases, replicaId, logger: silentLogger(), now });
  const changes: boolean[] = [];
  election.onChange(() => changes.push(election.isLeader));
  election.onApplicationBootstrap();
  return { election, leases, clock, changes };
}

export type Replica = ReturnType<typeof replicaOn>;
export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

export async function stop({ election }: Replica): Promise<void> {
  const stopped = election.onApplicationShutdown();
  await pass(5_000);
  await stopped;
}

/** Two replicas of one handler on timers that the test moves; the first one leads. */
export async function startTwoReplicas() {
  jest.useFakeTimers();
  const lease = new LeaseMemory();
  const one = replicaOn(lease, 'one');
  await pass(10);
  const two = replicaOn(lease, 'two');
  await pass(10);
  return { lease, one, two };
}

/** Stops replicas and gives the test its real timers back. */
export async function stopReplicas(...replicas: readonly Replica[]): Promise<void> {
  for (const replica of replicas) await stop(replica);
  jest.useRealTimers();
}
