import { sizeOf } from '@fieldpost/testing';
import type { DiscoveryUnderTest } from './discovery-under-test.js';

/**
 * Changes an announcement at one replica and then at the other, and measures until the replica that did not write shows it.
 * Returns a line for the output.
 */
export async function waitsForChanges([one, other]: readonly [
  DiscoveryUnderTest,
  DiscoveryUnderTest,
]): Promise<string> {
  const times = sizeOf('DISCOVERY_CHANGES', 50);
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const [written, read] = time % 2 === 0 ? [one, other] : [other, one];
    const description = `change ${time}`;
    const token = written.componentToken('handler', 'handler-1');
    await written.announce({ service_name: 'handler', id: 'handler-1', description }, token);
    const began = performance.now();
    while ((await read.get('handler', 'handler-1')).description !== description);
    waits.push(performance.now() - began);
  }
  waits.sort((a, b) => a - b);
  const shareMs = (share: number): string => waits[Math.ceil(times * share) - 1]?.toFixed(1) ?? '';
  return `${times} changes shown after ${shareMs(0.5)} ms (median), ${shareMs(0.99)} ms (99 %), ${shareMs(1)} ms at most\n`;
}
