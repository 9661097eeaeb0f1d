import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LeaseMemory } from '../../test/memory/leases.memory.js';
import { silentLogger } from '../../test/memory/pipeline.memory.js';
import { Election, standardTimes } from './election.js';

/** A replica whose own clock can stand still or run ahead while that of the world goes on. */
function replicaOn(lease: LeaseMemory, replicaId: string) {
  const leases = lease.connection();
  const clock = { aheadMs: 0 };
  const now = () => performance.now() + clock.aheadMs;
  const election = new Election({ leases, replicaId, logger: silentLogger(), now });
  const changes: boolean[] = [];
  election.onChange(() => changes.push(election.isLeader));
  election.onApplicationBootstrap();
  return { election, leases, clock, changes };
}

describe('Of the replicas of a handler', () => {
  let lease: LeaseMemory;
  let one: ReturnType<typeof replicaOn>;
  let two: ReturnType<typeof replicaOn>;
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const leaders = () => [one, two].filter(({ election }) => election.isLeader).length;

  beforeEach(async () => {
    jest.useFakeTimers();
    lease = new LeaseMemory();
    one = replicaOn(lease, 'one');
    await pass(10);
    two = replicaOn(lease, 'two');
    await pass(10);
  });

  afterEach(async () => {
    for (const { election } of [one, two]) {
      const stopped = election.onApplicationShutdown();
      await pass(1_000);
      await stopped;
    }
    jest.useRealTimers();
  });

  it('the first one leads at once, and goes on', async () => {
    expect(one.election.term?.epoch).toBe('1');
    await pass(60_000);
    expect(one.changes).toEqual([true]);
    expect(two.changes).toEqual([]);
  });

  it('another one leads within five seconds when the leader is gone', async () => {
    await pass(1_000);
    one.leases.isCut = true;
    let waitedMs = 0;
    for (; !two.election.isLeader && waitedMs < 10_000; waitedMs += 100) await pass(100);
    expect(waitedMs).toBeLessThan(4_500);
    expect(two.election.term?.epoch).toBe('2');
  });

  it('a leader that cannot renew ends its term before another one begins', async () => {
    await pass(1_000);
    one.leases.isCut = true;
    let most = 0;
    for (let waitedMs = 0; waitedMs < 6_000; waitedMs += 20) {
      await pass(20);
      most = Math.max(most, leaders());
    }
    expect(most).toBe(1);
    expect(one.changes).toEqual([true, false]);
    expect(two.changes).toEqual([true]);
  });

  it('a leader that was held knows that its term is over before it asks anybody', () => {
    const { term } = one.election;
    expect(term?.isOver()).toBe(false);
    one.clock.aheadMs += 10_000;
    expect(term?.isOver()).toBe(true);
    expect(one.election.isLeader).toBe(false);
  });

  it('a leader that was held follows when another one has taken over', async () => {
    await pass(1_000);
    const { term } = one.election;
    lease.change({ holder: 'two', epoch: '2' });
    await pass(standardTimes.pause);
    expect(one.election.isLeader).toBe(false);
    expect(term?.isOver()).toBe(true);
  });

  it('one that was held itself does not take a lease that was renewed meanwhile', async () => {
    await pass(1_000);
    two.clock.aheadMs += 10_000;
    await pass(2_000);
    expect(one.changes).toEqual([true]);
    expect(two.changes).toEqual([]);
  });

  it('the leader leads again, without another epoch, when its connection was away for long and nobody took over', async () => {
    two.leases.isCut = true;
    await pass(1_000);
    one.leases.isCut = true;
    await pass(5_000);
    expect(one.election.isLeader).toBe(false);
    one.leases.isCut = false;
    await pass(standardTimes.pause);
    expect(one.election.term?.epoch).toBe('1');
  });

  it('one that stops leaves the lease to the others at once', async () => {
    one.election.onModuleDestroy();
    const stopped = one.election.onApplicationShutdown();
    await pass(standardTimes.pause);
    await stopped;
    await pass(standardTimes.pause);
    expect(one.changes).toEqual([true, false]);
    expect(two.election.isLeader).toBe(true);
  });

  it('one that steps down leads while its streams are closed, and then another one does', async () => {
    let closed = (): void => undefined;
    const closing = new Promise<void>((resolve) => (closed = resolve));
    const steppedDown = one.election.stepDown(() => closing);
    await pass(5_000);
    expect([one.election.isLeader, two.election.isLeader]).toEqual([true, false]);
    closed();
    await pass(500);
    await steppedDown;
    expect([one.election.isLeader, two.election.isLeader]).toEqual([false, true]);
  });

  it('one that stops does not begin to lead', async () => {
    two.election.onModuleDestroy();
    one.leases.isCut = true;
    await pass(10_000);
    expect(two.changes).toEqual([]);
  });
});
