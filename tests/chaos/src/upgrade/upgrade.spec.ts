/**
 * The last release and this version on one database of each app, as during an update.
 * @needs last-release
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Release, thisRelease } from '../fleet/commands.js';
import { Fleet } from '../fleet/fleet.js';
import { type FleetScenario, prepareScenario } from '../fleet-scenario.js';
import { type ClientAction, Load } from '../load.js';
import { GatewayTraffic } from './gateway-traffic.js';
import { buildLastRelease } from './last-programs.js';
import { writingUsers } from './writers.js';

let folder: string;
let last: Release;
let fleet: Fleet;
let scenario: FleetScenario;
let traffic: GatewayTraffic;
let users: readonly ClientAction[];

/** Ends a test that waits in vain, also on a machine that has much else to do: there it takes ten times as long as alone. */
const longestMs = 1_800_000;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-last-release-'));
  last = await buildLastRelease(folder);
  fleet = await Fleet.start(last);
  scenario = await prepareScenario(fleet);
  traffic = await GatewayTraffic.start(scenario);
  users = await writingUsers(scenario, traffic.gatewayId);
}, longestMs);
afterAll(async () => {
  await traffic?.close();
  await scenario?.fixtures.close();
  await fleet?.stop();
  await rm(folder, { recursive: true });
});

/** Both replicas of the handler, there and back. */
const replacedHandlers = 4;

/** Replaces one replica of every app after the other. */
async function replaceAll(release: Release, load: Load): Promise<void> {
  for (const which of [0, 1] as const) {
    await fleet.replace(which, release);
    await load.allSubscribersReceive();
    await traffic.goesOn();
  }
}

describe('While replicas of the last release and of this version run on one database of each app', () => {
  it(
    'an update and the way back fail no request and lose nothing that was acknowledged',
    async () => {
      const { requests, failures, uplinks, listeners } = await Load.during(
        scenario,
        async (load) => {
          await fleet.migrate(thisRelease);
          await replaceAll(thisRelease, load);
          // The schema stays.
          await replaceAll(last, load);
          await traffic.allArrived();
        },
        [...traffic.actions, ...users],
      );

      if (failures.length > 0) process.stderr.write(fleet.lastProblems);
      expect(failures).toEqual([]);
      expect(traffic.ledger.faults).toEqual([]);
      const heard = new Set(listeners.flatMap((listener) => listener.uplinks.map(({ payload }) => payload)));
      const isMissing = (payload: string) => !heard.has(payload);
      expect(uplinks.map(({ payload }) => payload).filter(isMissing)).toEqual([]);
      // A network app of the last release acknowledges an uplink also when the handler ended that it was sent to.
      expect(traffic.acknowledged.filter(isMissing).length).toBeLessThanOrEqual(replacedHandlers);
      for (const listener of listeners)
        expect(new Set(listener.firstUplinks).size).toBe(listener.firstUplinks.length);
      const { heard: downlinks } = traffic.ledger.summary();
      process.stderr.write(
        `${requests} requests, ${uplinks.length + traffic.acknowledged.length} uplinks, ${downlinks} downlinks\n`,
      );
    },
    longestMs,
  );
});
