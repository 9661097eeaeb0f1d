import { describe, expect, it } from '@jest/globals';
import { ownerLimits } from '../../test/memory/gateways.memory.js';

const limits = () => ownerLimits({ connections: 1, messages: 1, kib: 1 });
const messages = (gateway: { id: string; owner?: string }, of: ReturnType<typeof limits>, now = 0): number =>
  Array.from({ length: 10 }, () => of.take(gateway, 1, now)).filter(Boolean).length;

describe('The limits of an owner', () => {
  it('are shared by the gateways of the owner, and leave those of others alone', () => {
    const of = limits();
    expect(messages({ id: 'a', owner: 'ann' }, of)).toBe(4);
    expect(messages({ id: 'b', owner: 'ann' }, of)).toBe(0);
    expect(messages({ id: 'c', owner: 'organization:team' }, of)).toBe(4);
    expect(messages({ id: 'b', owner: 'ann' }, of, 2_000)).toBe(2);
  });

  it('are shared by all gateways without an owner, and are those of one gateway while its owner is not known', () => {
    const of = limits();
    expect(['a', 'b'].map((id) => messages({ id, owner: '' }, of))).toEqual([4, 0]);
    expect(['a', 'b'].map((id) => messages({ id }, of))).toEqual([4, 4]);
  });

  it('count a connection until its end, which may be reported twice', () => {
    const of = limits();
    const gateway = { id: 'a', owner: 'ann' };
    const end = of.connect(gateway);
    expect(of.connect(gateway)).toBeUndefined();
    end?.();
    end?.();
    expect(of.connect(gateway)).toBeDefined();
    expect(of.connect(gateway)).toBeUndefined();
  });

  it('are none with 0 in the settings', () => {
    const of = ownerLimits({ connections: 0, messages: 0, kib: 0 });
    const gateway = { id: 'a', owner: 'ann' };
    expect(messages(gateway, of)).toBe(10);
    expect([of.connect(gateway), of.connect(gateway)]).not.toContain(undefined);
  });
});
