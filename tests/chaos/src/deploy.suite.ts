import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asClient, bearer, type Person } from '@fieldpost/testing';
import { migrate } from './fleet/commands.js';
import type { Fleet } from './fleet/fleet.js';
import { Load } from './load.js';
import { type Change, makeRelease } from './releases/release.js';
import { clientOf, sendUplink, type FleetScenario } from './fleet-scenario.js';

const changes: readonly Change[] = [
  { app: 'account', from: 'password_hash', to: 'password_digest', migrations: ['account-expand.mjs'] },
  { app: 'handler', from: 'last_seen_at', to: 'heard_at', migrations: ['handler-expand.mjs'] },
];
const contracting = changes.map((change) => ({
  ...change,
  migrations: [...change.migrations, `${change.app}-contract.mjs`],
}));

/** A connection to a database, as far as it is asked here. */
interface Database {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>;
}

/** The programs of a release, one for each app that it changes. */
type Release = readonly string[];

async function release(folder: string, of: readonly Change[]): Promise<Release> {
  return Promise.all(of.map((change) => makeRelease(join(folder, change.app), change)));
}

/** What the migration Jobs of a release do. */
const migrateTo = ({ plan }: Fleet, programs: Release): Promise<readonly string[]> =>
  Promise.all(changes.map(({ app }, at) => migrate(app, plan, programs[at] ?? '')));

/** Puts the release into the place of one replica of each app that it changes. */
async function replace(fleet: Fleet, which: 0 | 1, programs: Release): Promise<void> {
  await Promise.all(
    changes.map(async ({ app }, at) => {
      const replica = fleet.of(app)[which];
      await replica.stop();
      replica.release = programs[at];
      await replica.start();
    }),
  );
  await fleet.settled();
}

/** Runs the migrations while somebody has looked at the tables and does not end; the answer is what the jobs printed. */
async function migrateBesideLongTransactions(fleet: Fleet, programs: Release): Promise<readonly string[]> {
  const { account, handler } = fleet.plan.databases;
  return asClient(account, (accounts) =>
    asClient(handler, async (devices) => {
      await accounts.query('begin; select count(*) from users');
      await devices.query('begin; select count(*) from devices');
      const migrated = migrateTo(fleet, programs);
      const turnedAway = Promise.all([givesWay(accounts, 'users'), givesWay(devices, 'devices')]);
      await Promise.race([turnedAway, migrated]);
      await Promise.all([accounts.query('commit'), devices.query('commit')]);
      return migrated;
    }),
  );
}

/** Resolves when somebody has waited for the table and does no longer, although it is still in use. */
async function givesWay(db: Database, table: string): Promise<void> {
  const isWaiting = async (): Promise<boolean> => {
    const waiting = `select 1 from pg_locks where relation = '${table}'::regclass and not granted`;
    return (await db.query(waiting)).rows.length > 0;
  };
  while (!(await isWaiting())) await sleep(20);
  while (await isWaiting()) await sleep(20);
}

const registered = async (scenario: FleetScenario, which: 0 | 1): Promise<Person> => {
  const username = `newcomer-${which}-${Date.now()}`;
  const person = { username, email: `${username}@example.com`, password: `of ${username}` };
  await clientOf(scenario, scenario.fleet.of('account')[which]).register(person);
  return person;
};

/** Logs in several times, so that both replicas of account are asked. */
async function logInOften(scenario: FleetScenario, person: Person): Promise<void> {
  for (let times = 0; times < 4; times += 1) await clientOf(scenario).passwordToken(person);
}

/** When a handler says that the device was heard last, in nanoseconds as text. */
async function heardAt({ fleet, application, device }: FleetScenario, which: 0 | 1): Promise<string> {
  const client = clientOf({ fleet }, fleet.of('handler')[which]).as(bearer(application.token));
  const { status, body } = await client.send('GET', `/applications/${application.id}/devices?last_seen=true`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  const { devices } = body as {
    readonly devices: readonly { readonly dev_id: string; readonly lorawan_device: { last_seen: string } }[];
  };
  return devices.find(({ dev_id: devId }) => devId === device.devId)?.lorawan_device.last_seen ?? '';
}

export function describeDeploy(scenarioOf: () => FleetScenario): void {
  describe('A deploy with a change of the schema, under load', () => {
    let folder: string;
    let expanding: Release;
    let contracted: Release;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'fieldpost-releases-'));
      expanding = await release(join(folder, 'expanding'), changes);
      contracted = await release(join(folder, 'contracted'), contracting);
    });
    afterAll(() => rm(folder, { recursive: true }));

    it('expands, replaces every replica and contracts, and fails no request and loses no uplink', async () => {
      const scenario = scenarioOf();
      const { fleet } = scenario;
      const { failures, uplinks, listeners } = await Load.during(scenario, async (load) => {
        const printed = await migrateBesideLongTransactions(fleet, expanding);
        expect(printed.map((log) => log.includes('migration waits'))).toEqual([true, true]);
        await replace(fleet, 0, expanding);
        await expectBothToAgree(scenario);
        await load.allSubscribersReceive();
        await replace(fleet, 1, expanding);
        await migrateTo(fleet, contracted);
        await expectBothToAgree(scenario);
      });

      expect(failures).toEqual([]);
      const heard = new Set(listeners.flatMap((listener) => listener.uplinks.map(({ payload }) => payload)));
      expect(uplinks.filter(({ payload }) => !heard.has(payload))).toEqual([]);
      for (const listener of listeners)
        expect(new Set(listener.firstUplinks).size).toBe(listener.firstUplinks.length);
    }, 420_000);
  });
}

/** What one release writes the other reads: passwords of newcomers, and when a device was heard. */
async function expectBothToAgree(scenario: FleetScenario): Promise<void> {
  for (const which of [0, 1] as const) await logInOften(scenario, await registered(scenario, which));
  const before = await heardAt(scenario, 0);
  await sendUplink(scenario);
  // Uplinks go on meanwhile, so that each answer is a later one.
  const told = [before, await heardAt(scenario, 0), await heardAt(scenario, 1), await heardAt(scenario, 0)];
  expect(told).toEqual([...told].sort());
  expect(told[2]).not.toBe(before);
}
