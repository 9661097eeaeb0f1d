import { describe, expect, it } from '@jest/globals';
import type { Device } from '@fieldpost/domain';
import type { ReadSimulation } from './simulated-device.queries.js';
import { lossOf } from './simulation-loss.js';

const lossOfRadio = (radio: object, simulation: ReadSimulation = { state: 'none' }) =>
  lossOf({ dev_id: 'roof', lorawan_device: radio } as unknown as Device, simulation);
const otaa = { app_key: '01'.repeat(16), dev_eui: '01'.repeat(8) };
const address = { dev_addr: '26012345' };

describe('A simulated device', () => {
  it('takes nothing from a device that has not joined', () => expect(lossOfRadio(otaa)).toBe('nothing'));

  it('ends the session of a device that has joined', () =>
    expect(lossOfRadio({ ...otaa, ...address })).toBe('session'));

  it('uses frame counters of a device with a fixed session, once that was heard', () => {
    expect(lossOfRadio({ ...address, f_cnt_up: 7 })).toBe('counter');
    expect(lossOfRadio({ ...address, last_seen: '1795953044000000000' })).toBe('counter');
    expect(lossOfRadio(address)).toBe('nothing');
  });

  const ended = { state: 'ended', has_joined: true, ended_at: '2026-11-28T10:00:00Z' } as const;
  const last = { ...ended, ...address };
  const heard = (time: string) => ({ ...otaa, ...address, last_seen: `${Date.parse(time)}000000` });

  it('takes nothing from one that has the session of the last simulation', () => {
    expect(lossOfRadio({ ...otaa, ...address }, last)).toBe('nothing');
    expect(lossOfRadio(heard('2026-11-28T10:00:01Z'), last)).toBe('nothing');
  });

  it.each([
    ['has joined since, and was not heard', { ...otaa, dev_addr: '26054321' }],
    ['has joined and was heard during it', { ...heard('2026-11-28T09:59:00Z'), dev_addr: '26054321' }],
  ])('ends the session of a device that %s', (_, radio) => expect(lossOfRadio(radio, last)).toBe('session'));

  it('ends the session where that of the last simulation is not known', () =>
    expect(lossOfRadio(heard('2026-11-28T10:00:01Z'), ended)).toBe('session'));

  it('uses frame counters of a fixed session, which the real device has as well', () =>
    expect(lossOfRadio({ ...address, f_cnt_up: 7 }, last)).toBe('counter'));
});
