import { jest } from '@jest/globals';
import { Election } from '../../src/replicas/election.js';
import type { LeaseMemory } from './leases.memory.js';
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
