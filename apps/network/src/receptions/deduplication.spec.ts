import { beforeEach, describe, expect, it } from '@jest/globals';
import { copyOf } from '../../test/memory/samples.js';
import { Deduplication } from './deduplication.js';
import type { CollectedFrame } from './frame-copy.js';

const frame = Buffer.from('40112233', 'hex');

describe('The copies of a frame', () => {
  let timers: (() => void)[];
  let collected: CollectedFrame[];
  let frames: Deduplication;
  beforeEach(() => {
    [timers, collected] = [[], []];
    frames = new Deduplication({ NETWORK_DEDUPLICATION_MS: 200 }, (callback) => void timers.push(callback));
    frames.onCollected((one) => void collected.push(one));
  });

  const gatewaysOf = ({ copies }: CollectedFrame) =>
    copies.map(({ gatewayMetadata }) => gatewayMetadata.gateway_id);

  it('are collected for the time of the setting, in the order of their arrival', () => {
    frames.add(frame, copyOf('a'));
    frames.add(Buffer.from(frame), copyOf('b'));
    expect(collected).toEqual([]);
    timers.shift()?.();
    expect(collected.map(gatewaysOf)).toEqual([['a', 'b']]);
  });

  it('are dropped when they come late, and another transmission after as much time again', () => {
    frames.add(frame, copyOf('a'));
    timers.shift()?.();
    frames.add(frame, copyOf('b'));
    expect(collected).toHaveLength(1);
    timers.shift()?.();
    frames.add(frame, copyOf('c'));
    timers.shift()?.();
    expect(collected.map(gatewaysOf)).toEqual([['a'], ['c']]);
  });

  it('are one per gateway: the one with the better signal', () => {
    frames.add(frame, copyOf('a', -3));
    frames.add(frame, copyOf('a', 9));
    frames.add(frame, copyOf('a', 2));
    timers.shift()?.();
    expect(collected[0]?.copies).toMatchObject([{ gatewayMetadata: { gateway_id: 'a', snr: 9 } }]);
  });

  it('of more than 64 gateways are not kept', () => {
    for (let n = 0; n < 100; n += 1) frames.add(frame, copyOf(`gateway-${n}`));
    timers.shift()?.();
    expect(collected[0]?.copies).toHaveLength(64);
  });

  it('are not collected for more than 20,000 frames at one time', () => {
    for (let n = 0; n <= 20_000; n += 1) frames.add(Buffer.from([n >> 16, n >> 8, n]), copyOf('a'));
    expect(frames.queue).toEqual({ length: 20_000, capacity: 20_000, rejected: 1 });
  });
});
