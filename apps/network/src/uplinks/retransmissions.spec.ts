import { describe, expect, it } from '@jest/globals';
import { deviceWith } from '../../test/memory/samples.js';
import { Retransmissions } from './retransmissions.js';

describe('Retransmissions of a frame', () => {
  it('are admitted as often as a device sends one, and again for the next frame', () => {
    const retransmissions = new Retransmissions();
    const times = (fCnt: number, counter: 'retransmission' | 'accepted' = 'retransmission') =>
      Array.from({ length: 100 }, () =>
        retransmissions.admits({ device: deviceWith(), fCnt, counter } as never),
      ).filter(Boolean).length;
    expect([times(1), times(2), times(2), times(3, 'accepted')]).toEqual([16, 16, 0, 100]);
  });
});
