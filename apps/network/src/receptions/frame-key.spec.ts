import { describe, expect, it } from '@jest/globals';
import { dataVector, joinVector } from '@fieldpost/testing';
import { parsePhyPayload } from '@fieldpost/lorawan';
import { frameKey } from './frame-key.js';

describe('The frames of a device', () => {
  it('have its address in common', () => {
    const frame = parsePhyPayload(dataVector.uplink);
    expect(frameKey(dataVector.uplink)).toBe('devAddr' in frame && frame.devAddr);
  });

  it('have its DevEUI in common while it joins', () => {
    const request = parsePhyPayload(joinVector.request);
    expect(frameKey(joinVector.request)).toBe('devEui' in request && request.devEui);
  });

  it('may be any bytes', () => {
    expect([Buffer.alloc(0), Buffer.from([0x40, 1])].map(frameKey)).toEqual(['', '01']);
  });
});
