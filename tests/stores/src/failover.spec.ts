import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  asClient,
  type DiscoveryClient,
  ensureDatabases,
  type HandlerClient,
  type PostgresPair,
  startPostgresPair,
  until,
} from '@fieldpost/testing';
import { appNames, TestDeployment, person } from './test-deployment.js';
import { Writer } from './writers.js';

/** How long after the promotion writes may be rejected. */
const resumeMs = 30_000;
/** An application has at most 100 keys; so slowly they last. */
const keyPauseMs = 400;
const password = randomBytes(12).toString('hex');

let folder: string;
let postgres: PostgresPair;
let deployment: TestDeployment;
let discovery: DiscoveryClient;
let handler: HandlerClient;
let writers: readonly Writer[];

/** Rows of an app's database on the server that was promoted. */
const names = (app: string, text: string): Promise<readonly string[]> =>
  asClient(postgres.standby.url(app), async (db) => {
    const { rows } = await db.query<{ name: string }>(text);
    return rows.map(({ name }) => name);
  });

/** A device that nothing else looks like. */
const deviceNamed = (devId: string) => {
  const eui = Buffer.alloc(8);
  eui.writeUInt32BE(Number(devId.slice(1)));
  const session = { dev_addr: eui.subarray(0, 4), nwk_s_key: randomBytes(16), app_s_key: randomBytes(16) };
  const ids = {
    app_id: 'my-app',
    dev_id: devId,
    dev_eui: eui,
    app_eui: Buffer.from('70b3d57ef0000024', 'hex'),
  };
  return { app_id: 'my-app', dev_id: devId, lorawan_device: { ...ids, ...session } };
};

const rejected = () => writers.every(({ rejections }) => rejections.size > 0);

/** Resolves when every kind of write is acknowledged again. */
async function allWrite(what: string, withinMs?: number): Promise<void> {
  const before = writers.map(({ acknowledged }) => acknowledged.length);
  const isMore = () => writers.every(({ acknowledged }, at) => acknowledged.length > (before[at] ?? 0));
  await until(what, isMore, withinMs);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'failover-'));
  postgres = await startPostgresPair(join(folder, 'postgres'));
  await ensureDatabases(
    postgres.primary.url('postgres'),
    appNames.map((name) => ({ name, password })),
  );
  const servers = `127.0.0.1:${postgres.primary.port},127.0.0.1:${postgres.standby.port}`;
  deployment = await TestDeployment.start({
    folder: join(folder, 'deployment'),
    databaseUrl: (app) => `postgresql://${app}:${password}@${servers}/${app}?target_session_attrs=read-write`,
  });
  await deployment.account.register(person);
  const general = await deployment.personsAccount();
  await general.createApplication('my-app', 'My application');
  await general.createComponent('brokers', 'broker-1');
  const account = await deployment.personsAccount('apps:my-app', 'components:broker-1');
  await account.addAccessKey('my-app', 'devices', ['devices', 'settings', 'delete']);
  const { key } = await account.accessKey('my-app', 'devices');
  discovery = deployment.discovery();
  handler = deployment.handler(key);
  await handler.registerApplication('my-app');
  const token = await account.componentToken('brokers', 'broker-1');
  const announcement = (description: string) => ({ id: 'broker-1', service_name: 'broker', description });
  writers = [
    new Writer('access keys', (name) => account.addAccessKey('my-app', name, ['devices']), keyPauseMs),
    new Writer('logins', () => deployment.oauth.passwordToken(person)),
    new Writer('announcements', (name) => discovery.announce(announcement(name), token)),
    new Writer('devices', (name) => handler.setDevice(deviceNamed(name))),
  ];
});

afterAll(async () => {
  await Promise.all((writers ?? []).map((writer) => writer.stop()));
  discovery?.close();
  handler?.close();
  await deployment?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('When the primary is killed and the standby is promoted', () => {
  it('writes resume by themselves, in every app', async () => {
    await allWrite('writes before');
    await postgres.killPrimary();
    await until('every kind of write was rejected', rejected);
    await postgres.promote();
    await allWrite('writes after the promotion', resumeMs);
  });

  it('rejections said that it is not known, and never no', () => {
    const sentences = writers.flatMap(({ rejections }) => [...rejections]);
    expect(sentences.filter((sentence) => !/503|UNAVAILABLE/.test(sentence))).toEqual([]);
  });

  it('nothing that was acknowledged is lost', async () => {
    await Promise.all(writers.map((writer) => writer.stop()));
    const [keys, , announcements, devices] = writers as [Writer, Writer, Writer, Writer];
    expect(await names('account', 'select name from access_keys')).toEqual(
      expect.arrayContaining(keys.acknowledged),
    );
    expect(await names('handler', 'select dev_id as name from devices')).toEqual(
      expect.arrayContaining(devices.acknowledged),
    );
    const { description } = await discovery.get('broker', 'broker-1');
    const known = Number(description.slice(1));
    expect(known).toBeGreaterThanOrEqual(Number(announcements.acknowledged.at(-1)?.slice(1)));
  });
});
