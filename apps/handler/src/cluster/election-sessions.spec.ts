import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LeaseMemory } from '../../test/memory/leases.memory.js';
import { pass, type Replica, startTwoReplicas, stopReplicas } from '../../test/memory/replicas.memory.js';
import { standardTimes } from './election.js';

describe('When the process or the database session of the leader has ended', () => {
  let lease: LeaseMemory;
  let one: Replica;
  let two: Replica;

  beforeEach(async () => {
    ({ lease, one, two } = await startTwoReplicas());
  });
  afterEach(() => stopReplicas(one, two));

  it('another replica leads at once after the process has ended', async () => {
    await pass(1_000);
    one.leases.isCut = true;
    lease.holderState = 'ended';
    await pass(standardTimes.look);
    expect(two.election.term?.epoch).toBe('2');
  });

  it('another replica leads after the session has ended and is not replaced', async () => {
    await pass(1_000);
    one.leases.isCut = true;
    one.leases.disconnect();
    await pass(2 * standardTimes.look);
    expect(two.election.term?.epoch).toBe('2');
    expect(one.election.isLeader).toBe(false);
  });

  it('the leader is in doubt at once after the session has ended, and goes on when it renews first', async () => {
    await pass(1_000);
    const { term } = one.election;
    one.leases.disconnect();
    expect([term?.isOver(), one.election.term]).toEqual([true, term]);
    await pass(60_000);
    expect(term?.isOver()).toBe(false);
    expect([one.changes, two.changes]).toEqual([[true], []]);
  });

  it('the leader follows when another replica was faster', async () => {
    await pass(1_000);
    const { term } = one.election;
    one.leases.isCut = true;
    one.leases.disconnect();
    await pass(2 * standardTimes.look);
    one.leases.isCut = false;
    await pass(standardTimes.again);
    expect(await term?.hasEnded()).toBe(true);
    expect([one.changes, two.changes]).toEqual([[true, false], [true]]);
  });

  it('the leader that cannot connect again ends its term as soon as one whose database is silent', async () => {
    two.leases.isCut = true;
    await pass(1_000);
    one.leases.isCut = true;
    one.leases.disconnect();
    await pass(standardTimes.term + standardTimes.doubt);
    expect(one.changes).toEqual([true, false]);
    expect(standardTimes.lease).toBeGreaterThan(standardTimes.term + standardTimes.doubt);
  });
});
