import { describe, expect, it } from '@jest/globals';
import { DevAddr, Eui } from '@fieldpost/domain';
import { deviceWith } from '../../test/memory/samples.js';
import { DeviceMemory } from './device-memory.js';

const nwkSKey = Buffer.alloc(16);
const addressOf = (n: number) => DevAddr(n.toString(16).padStart(8, '0'));
/** The device of a number, at the address of the same or another number. */
const device = (n: number, address = n, version = '1') =>
  deviceWith({
    ...{ devEui: Eui(n.toString(16).padStart(16, '0')), version },
    session: { devAddr: addressOf(address), nwkSKey },
  });

describe('The devices in memory', () => {
  it('are found by the address of their session, the one that was heard last first', () => {
    const memory = new DeviceMemory();
    for (const one of [device(1, 7), device(2, 7), device(3), device(1, 7, '2')]) memory.keep(one);
    expect(memory.find(addressOf(7))).toEqual([device(1, 7, '2'), device(2, 7)]);
    expect(memory.find(addressOf(8))).toEqual([]);
    expect(memory.cache).toEqual({ size: 3, hits: 1, misses: 1 });
  });

  it('keep their order with a downlink, which no device asked for', () => {
    const memory = new DeviceMemory();
    for (const one of [device(1, 7), device(2, 7)]) memory.keep(one);
    for (const one of [device(1, 7, '2'), device(3, 7)]) memory.renew(one);
    expect(memory.find(addressOf(7))).toEqual([device(2, 7), device(1, 7, '2'), device(3, 7)]);
  });

  it('are forgotten in the version that is outdated, and stay in a later one', () => {
    const memory = new DeviceMemory();
    for (const one of [device(1, 7), device(2, 7)]) memory.keep(one);
    memory.forget(device(1, 7, '0'));
    memory.forget(device(2, 7));
    expect(memory.find(addressOf(7))).toEqual([device(1, 7)]);
    memory.forget(device(1, 7));
    expect(memory.cache).toMatchObject({ size: 0 });
  });

  it('are at most 16 of one address and 20,000 in all, those that were heard last', () => {
    const memory = new DeviceMemory();
    for (let n = 0; n < 100; n += 1) memory.keep(device(n, 7));
    expect(memory.find(addressOf(7)).map(({ devEui }) => devEui)).toEqual(
      Array.from({ length: 16 }, (_, n) => device(99 - n).devEui),
    );
    for (let n = 100; n < 30_000; n += 1) memory.keep(device(n));
    expect(memory.cache).toMatchObject({ size: 20_000 });
    expect([memory.find(addressOf(7)), memory.find(addressOf(29_999))]).toEqual([[], [device(29_999)]]);
  });
});
