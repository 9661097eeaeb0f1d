import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LeaseMemory } from '../../test/memory/leases.memory.js';
import {
  pass,
  type Replica,
  replicaOn,
  startTwoReplicas,
  stop,
  stopReplicas,
} from '../../test/memory/replicas.memory.js';
import { standardTimes } from './election.js';

describe('Of the replicas of a handler', () => {
  let lease: LeaseMemory;
  let one: Replica;
  let two: Replica;
  const leaders = () => [one, two].filter(({ election }) => election.term).length;

  beforeEach(async () => {
    ({ lease, one, two } = await startTwoReplicas());
  });
  afterEach(() => stopReplicas(one, two));

  it('the first one leads at once, and goes on', async () => {
    expect(one.election.term?.epoch).toBe('1');
    await pass(60_000);
    expect(one.changes).toEqual([true]);
    expect(two.changes).toEqual([]);
  });

  it('another one leads within five seconds after the leader was killed', async () => {
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

  it('a leader that was suspended does not act in its term before it has checked the lease', () => {
    const { term } = one.election;
    expect(term?.isOver()).toBe(false);
    one.clock.aheadMs += 10_000;
    expect(term?.isOver()).toBe(true);
    expect(one.election.isLeader).toBe(false);
    expect(one.election.term).toBe(term);
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
    // The leader has renewed it while the other one was held.
    lease.change({});
    await pass(2_000);
    expect(one.changes).toEqual([true]);
    expect(two.changes).toEqual([]);
  });

  it('the leader leads again, in the same epoch, when its connection was lost for long and no replica took over', async () => {
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

describe('A leader that was suspended for longer than its term lasts without renewal', () => {
  const { term: sureMs, doubt: doubtMs } = standardTimes;
  let lease: LeaseMemory;
  let one: Replica;

  /** Whether its term has ended, as far as it has found out. */
  const held = (milliseconds: number) => {
    one.clock.aheadMs += milliseconds;
    let answer: boolean | undefined;
    void one.election.term?.hasEnded().then((ended) => (answer = ended));
    return { hasEnded: () => answer };
  };

  /** Resolves while an answer is under way that says that the lease is its own; each takes a tenth of a second now. */
  const asking = async () => {
    one.leases.delayMs = 100;
    while (one.leases.underWay === 0) await pass(10);
  };

  beforeEach(async () => {
    jest.useFakeTimers();
    lease = new LeaseMemory();
    one = replicaOn(lease, 'one');
    await pass(1_000);
  });

  afterEach(async () => {
    await stop(one);
    jest.useRealTimers();
  });

  it('continues when it still has the lease, without a change of leadership', async () => {
    for (const heldMs of [sureMs, 2 * sureMs, 60_000]) {
      const { hasEnded } = held(heldMs);
      await pass(1);
      expect(hasEnded()).toBe(false);
      expect(one.election.term?.isOver()).toBe(false);
    }
    await pass(10_000);
    expect(one.changes).toEqual([true]);
  });

  it('finds out at once that another one has taken over', async () => {
    lease.change({ holder: 'two', epoch: '2' });
    const { hasEnded } = held(2 * sureMs);
    await pass(1);
    expect(hasEnded()).toBe(true);
    expect(one.changes).toEqual([true, false]);
  });

  it('ends its term after a short doubt when the database is silent', async () => {
    Object.assign(one.leases, { isCut: true, delayMs: 1_000 });
    const { hasEnded } = held(sureMs);
    await pass(doubtMs - 1);
    expect(hasEnded()).toBeUndefined();
    expect(one.changes).toEqual([true]);
    await pass(2);
    expect(hasEnded()).toBe(true);
    expect(one.changes).toEqual([true, false]);
  });

  it('repeats the check while it is in doubt', async () => {
    one.leases.isCut = true;
    const { hasEnded } = held(sureMs);
    await pass(doubtMs / 2);
    one.leases.isCut = false;
    await pass(doubtMs / 2);
    expect(hasEnded()).toBe(false);
    expect(one.changes).toEqual([true]);
  });

  it('ignores a response to an earlier request', async () => {
    await asking();
    lease.change({ holder: 'two', epoch: '2' });
    const { hasEnded } = held(2 * sureMs);
    await pass(100);
    expect(hasEnded()).toBeUndefined();
    await pass(100);
    expect(hasEnded()).toBe(true);
  });

  it('continues after a response to an earlier request', async () => {
    await asking();
    const { hasEnded } = held(2 * sureMs);
    await pass(200);
    expect(hasEnded()).toBe(false);
    expect(one.changes).toEqual([true]);
  });

  it('checks the lease on its own when no uplink makes it do so', async () => {
    lease.change({ holder: 'two', epoch: '2' });
    one.leases.delayMs = 100;
    one.clock.aheadMs += sureMs;
    await pass(sureMs);
    expect(one.changes).toEqual([true, false]);
  });

  it('resolves all pending checks when it stops while it is in doubt', async () => {
    Object.assign(one.leases, { isCut: true, delayMs: 1_000 });
    const { hasEnded } = held(sureMs);
    await stop(one);
    expect(hasEnded()).toBe(true);
    expect(one.changes).toEqual([true, false]);
  });
});
