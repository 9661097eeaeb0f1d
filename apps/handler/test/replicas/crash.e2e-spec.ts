import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DeviceSimulator, Ledger, seeded, sizeOf, until } from '@fieldpost/testing';
import { type Field, Life } from './crash/life.js';
import { NetworkFixture } from '../support/network-fixture.js';

const kills = sizeOf('CRASH_KILLS', 10);
const seed = sizeOf('CRASH_SEED', 1);
/** On a machine with much else to do, most of it is the start. */
const longestLifeMs = 60_000;

const world = new NetworkFixture();
const ledger = new Ledger();

const several = async (from: number, to: number, make: (n: number) => Promise<DeviceSimulator>) => {
  const devices = new Map<string, DeviceSimulator>();
  for (let n = from; n <= to; n += 1) devices.set(`dev-${n}`, await make(n));
  return devices;
};

beforeAll(async () => {
  await world.start();
  await world.application('crash-app');
});
afterAll(() => world.close());

/** Whether there was more of everything than this. */
const isBusierThan = (count: number): boolean => {
  const { acknowledged, uplinks, joins } = ledger.summary();
  return Math.min(acknowledged, uplinks, joins) > count;
};

describe('A handler that is killed at random moments under load', () => {
  it(
    'keeps what it promised, and uses nothing twice',
    async () => {
      const random = seeded(seed);
      const field: Field = {
        ...{ world, ledger, random, accepted: [], used: { payload: 0, nonce: 0 } },
        talking: await several(1, 4, (n) => world.abp('crash-app', n)),
        joining: await several(5, 6, (n) => world.otaa('crash-app', n)),
      };
      for (let killed = 0; killed < kills; killed += 1) {
        const life = await Life.begin(field);
        await sleep(300 + random() * 2_000);
        // On a busy machine it has not done anything yet.
        await until('a load', () => isBusierThan(killed), longestLifeMs);
        await world.fixture.killHard();
        await life.end();
        await world.fixture.boot();
        await world.network.waitForHandler('handler-1');
      }
      const last = await Life.begin(field);
      await until('a load', () => isBusierThan(kills), longestLifeMs);
      await last.settle();

      const summary = ledger.summary();
      process.stdout.write(`${JSON.stringify({ kills, seed, ...summary })}\n`);
      expect(ledger.faults).toEqual([]);
      expect(ledger.missing()).toEqual([]);
    },
    (kills + 3) * longestLifeMs,
  );
});
