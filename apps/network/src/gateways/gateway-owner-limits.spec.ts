import { describe, expect, it } from '@jest/globals';
import { ownerLimits } from '../../test/memory/gateways.memory.js';

const limits = () => ownerLimits({ connections: 1, messages: 1, kib: 1 });
const messages = (gateway: { id: string; owner?: string }, of: ReturnType<typeof limits>, now = 0): number =>
  Array.from({ length: 10 }, () => of.take(gateway, 1, now)).filter((taken) => taken === 'receive').length;

describe('The limits of an owner', () => {
  it('are shared by the gateways of the owner, and leave those of others alone', () => {
    const of = limits();
    expect(messages({ id: 'a', owner: 'ann' }, of)).toBe(4);
    expect(messages({ id: 'b', owner: 'ann' }, of)).toBe(0);
    expect(messages({ id: 'c', owner: 'organization:team' }, of)).toBe(4);
    expect(messages({ id: 'b', owner: 'ann' }, of, 2_000)).toBe(2);
  });

  it('are those of one gateway when it has no owner, or its owner is not known', () => {
    const of = limits();
    expect(['a', 'b'].map((id) => messages({ id, owner: '' }, of))).toEqual([4, 4]);
    expect(['c', 'd'].map((id) => messages({ id }, of))).toEqual([4, 4]);
  });

  it('are shared in bytes, of which one gateway has an eighth', () => {
    const of = ownerLimits({ kib: 8 });
    // Four seconds of it: 32 KiB, and 4 KiB for each gateway.
    const taken = (id: string, kib: number) => of.take({ id, owner: 'ann' }, kib * 1_024, 0);
    expect([taken('a', 4), taken('a', 1)]).toEqual(['receive', 'too_many']);
    for (const id of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) expect(taken(id, 4.5)).toBe('receive');
    expect(taken('i', 1)).toBe('too_many_of_owner');
  });

  it('count a connection until its end, which may be reported twice', () => {
    const of = limits();
    const gateway = { id: 'a', owner: 'ann' };
    const connection = of.connect(gateway);
    expect(of.connect(gateway)).toBeUndefined();
    connection?.release();
    connection?.release();
    expect(of.connect(gateway)).toBeDefined();
    expect(of.connect(gateway)).toBeUndefined();
  });

  it('count a connection for another owner when the gateway gets one that has not too many', () => {
    const of = limits();
    const connection = of.connect({ id: 'a', owner: 'ann' });
    expect(connection?.move({ id: 'a', owner: 'ben' })).toBe(true);
    expect(of.connect({ id: 'b', owner: 'ann' })).toBeDefined();
    expect(connection?.move({ id: 'a', owner: 'ann' })).toBe(false);
    connection?.release();
    expect(of.connect({ id: 'c', owner: 'ben' })).toBeDefined();
  });

  it('are none with 0 in the settings', () => {
    const of = ownerLimits({ connections: 0, messages: 0, kib: 0 });
    const gateway = { id: 'a', owner: 'ann' };
    expect(messages(gateway, of)).toBe(10);
    expect([of.connect(gateway), of.connect(gateway)]).not.toContain(undefined);
  });
});
