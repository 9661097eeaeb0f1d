import { describe, expect, it } from '@jest/globals';
import {
  heapMb,
  mutated,
  mutatedMessages,
  mutatedWithinMs,
  type Random,
  randomNumbers,
} from '../../../test/memory/hostile.memory.js';
import { home, packet, pull, push, rxpk, serverWith, settled } from '../../../test/memory/udp.memory.js';

const datagrams = [
  push({ rxpk: [rxpk, { ...rxpk, rsig: [{ ant: 0, chan: 1, rssic: -1, lsnr: 1 }] }], stat: { rxnb: 1 } }),
  push({ rxpk: [rxpk] }),
  pull(),
  packet(5, '{"txpk_ack":{"error":"TOO_LATE"}}'),
  packet(3, '{"txpk":{"imme":true}}'),
  packet(4),
];

const mutatedDatagram = (random: Random): Buffer =>
  mutated(datagrams[random(datagrams.length)] ?? Buffer.of(), random, 4);

/** Waits for what the server has started, and empties the lists of what it did. */
async function forget({ sent, uplinks, statuses, reports }: ReturnType<typeof serverWith>['state']) {
  await settled();
  for (const list of [sent, uplinks, statuses, reports]) list.splice(0);
}

describe('Mutated datagrams of a gateway', () => {
  it(
    'are read or rejected without an exception, and keep no memory',
    async () => {
      const { server, state, unregistered } = serverWith();
      const random = randomNumbers(7);
      let heapBefore = Infinity;
      for (let at = 0; at < mutatedMessages; at += 1) {
        state.now += 10;
        server.receive(mutatedDatagram(random), home);
        if (at % 1_000 === 0) await forget(state);
        if (at === Math.floor(mutatedMessages / 4)) heapBefore = heapMb();
      }
      await forget(state);
      for (const result of ['accepted', 'malformed', 'unregistered'] as const)
        expect(server.results.of(result)).toBeGreaterThan(mutatedMessages / 100);
      expect(heapMb() - heapBefore).toBeLessThan(8);
      expect(server.count).toBe(1);
      expect(unregistered.list().length).toBeLessThanOrEqual(1_000);
    },
    mutatedWithinMs,
  );

  it('leave the gateway working', async () => {
    const { server, state } = serverWith();
    const random = randomNumbers(8);
    for (let at = 0; at < 1_000; at += 1) {
      state.now += 10;
      server.receive(mutatedDatagram(random), home);
    }
    await settled();
    const before = state.uplinks.length;
    server.receive(push({ rxpk: [{ ...rxpk, tmst: 77_000 }] }), home);
    expect(state.uplinks).toHaveLength(before + 1);
  });
});
