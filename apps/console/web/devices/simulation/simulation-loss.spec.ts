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
  const heard = (time: string) => ({ ...otaa, ...address, last_seen: `${Date.parse(time)}000000` });

  it('takes nothing from one that was not heard since the last simulation', () => {
    expect(lossOfRadio(heard('2026-11-28T10:00:01Z'), ended)).toBe('nothing');
    expect(lossOfRadio({ ...address, f_cnt_up: 7 }, ended)).toBe('nothing');
  });

  it('ends the session of a device that was heard since, or with which the last simulation did not join', () => {
    expect(lossOfRadio(heard('2026-11-28T10:01:00Z'), ended)).toBe('session');
    expect(lossOfRadio(heard('2026-11-28T09:00:00Z'), { ...ended, has_joined: false })).toBe('session');
  });
});
