import { describe, expect, it } from '@jest/globals';
import type { Device } from '@fieldpost/domain';
import { lossOf } from './simulation-loss.js';

const lossOfRadio = (radio: object) => lossOf({ dev_id: 'roof', lorawan_device: radio } as unknown as Device);
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
});
