import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { brokerLongestMs } from '@fieldpost/components';
import { sizeOf, until } from '@fieldpost/testing';
import { type Interruption, Traffic } from './crash/traffic.js';
import type { HandlerUnderTest } from '../support/handler-under-test.js';
import { NetworkFixture } from '../support/network-fixture.js';

/** `npm run bench -- crash` measures more often. */
const times = sizeOf('CRASH_TAKEOVERS', 1);
const longestMs = 60_000;

let world: NetworkFixture;
let traffic: Traffic;

const leads = (replica: HandlerUnderTest): boolean =>
  replica.log().lastIndexOf('"replica leads"') > replica.log().lastIndexOf('"replica no longer leads"');

const subscriptions = () => world.network.streamsOf('handler-1').subscribe;

/** Why the replica took the lease the last time, as its log says. */
const reasonOf = (replica: HandlerUnderTest): string | undefined =>
  [...replica.log().matchAll(/"reason":"([^"]*)"[^\n]*"replica leads"/g)].at(-1)?.[1];

/**
 * `startMs`: until the replica is healthy. `leadsMs`: from then on, or from the end of the other replica. `streamsMs`: from
 * the return of the broker until both streams are open.
 */
type Measured = Interruption & {
  readonly startMs?: number;
  readonly leadsMs?: number;
  readonly streamsMs?: number;
};

/** Median and maximum of each figure. */
const summaryOf = (measured: readonly Measured[]): object =>
  Object.fromEntries(
    Object.keys(measured[0] ?? {}).map((figure) => {
      const values = measured.map((one) => one[figure as keyof Measured] ?? 0).sort((a, b) => a - b);
      return [figure, { median: values[Math.floor(values.length / 2)], most: values.at(-1) }];
    }),
  );

const print = (what: string, measured: readonly Measured[]) =>
  void process.stderr.write(`${what}, ${measured.length} times: ${JSON.stringify(summaryOf(measured))}\n`);

const sinceMs = (began: number): number => Math.round(performance.now() - began);

beforeEach(async () => {
  world = new NetworkFixture();
  await world.start();
  await world.application('my-app');
  traffic = new Traffic(world.network, await world.abp('my-app', 1));
});
afterEach(async () => {
  await traffic.stop();
  await world.close();
});

describe('After its leader was killed', () => {
  it(
    'the only replica leads again when it is started, without waiting for the lease to expire',
    async () => {
      const [measured, reasons] = [[], []] as [Measured[], unknown[]];
      for (let time = 0; time < times; time += 1) {
        let [startMs, leadsMs] = [0, 0];
        const interruption = await traffic.during(async () => {
          await world.fixture.killHard();
          const began = performance.now();
          await world.fixture.boot();
          startMs = sinceMs(began);
          await until('it leads', () => leads(world.fixture), longestMs);
          leadsMs = sinceMs(began) - startMs;
        });
        measured.push({ startMs, leadsMs, ...interruption });
        reasons.push(reasonOf(world.fixture));
      }
      print('killed and started again', measured);
      expect(new Set(reasons)).toEqual(new Set(['process ended']));
    },
    times * longestMs,
  );

  it(
    'another replica leads without waiting for the lease to expire',
    async () => {
      let [leader, follower] = [world.fixture, await world.fixture.replica()];
      const [measured, reasons] = [[], []] as [Measured[], unknown[]];
      for (let time = 0; time < times; time += 1) {
        let leadsMs = 0;
        const interruption = await traffic.during(async () => {
          await leader.killHard();
          const began = performance.now();
          await until('the other one leads', () => leads(follower), longestMs);
          leadsMs = sinceMs(began);
        });
        measured.push({ leadsMs, ...interruption });
        reasons.push(reasonOf(follower));
        await leader.boot();
        [leader, follower] = [follower, leader];
      }
      await follower.stop();
      print('killed beside another replica', measured);
      expect(new Set(reasons)).toEqual(new Set(['process ended']));
    },
    times * longestMs,
  );
});

describe('A broker that was away', () => {
  it(
    'is connected again when it returns, by one stream of each kind',
    async () => {
      const measured: Measured[] = [];
      for (let time = 0; time < times; time += 1) {
        let streamsMs = 0;
        const interruption = await traffic.during(async () => {
          await world.network.pause();
          // Long enough for the longest wait between two attempts, and each time at another moment of it.
          await sleep(3 * brokerLongestMs + time * 170);
          const began = performance.now();
          await world.network.restart();
          await world.network.waitForHandler('handler-1');
          streamsMs = sinceMs(began);
        });
        measured.push({ streamsMs, ...interruption });
        expect(world.network.streamsOf('handler-1')).toEqual({ subscribe: 1, publish: 1 });
      }
      print('broker away for three seconds or more', measured);
    },
    times * longestMs,
  );
});

describe('A leader whose database session alone has ended', () => {
  it('goes on or hands over, and no uplink is published twice', async () => {
    const { fixture } = world;
    const other = await fixture.replica();
    const published: number[] = [];
    for (const replica of [fixture, other]) {
      const client = await world.mqtt('my-app', replica);
      client.on('message', (_topic, text) => {
        const { counter } = JSON.parse(text.toString()) as { readonly counter: number };
        published.push(counter);
      });
      await client.subscribeAsync('+/devices/+/up');
    }
    for (let time = 0; time < 5; time += 1) {
      await traffic.during(async () => {
        await fixture.endLeaseSession();
        const isOneAlone = () => leads(fixture) !== leads(other) && subscriptions() === 1;
        await until('one replica leads and subscribes', isOneAlone);
      });
    }
    expect(new Set(published).size).toBe(published.length);
    expect(published.length).toBeGreaterThan(5);
    await other.stop();
  });
});
