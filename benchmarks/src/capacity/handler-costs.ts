import { asClient, startRedis } from '@fieldpost/testing';
import { addApplications, addDevices, applications, spread } from '../handler/fleet.js';
import { Joins } from '../handler/joins.js';
import { accessKey, type HandlerServer, sealingKey, startHandler } from '../handler/server.js';
import { Subscriber } from '../handler/subscriber.js';
import { UplinkLoad } from '../handler/uplink-load.js';
import { cpuOf, cpuOfFamily, residentMb } from '../measure/processes.js';
import type { RunContext } from '../measure/run.js';
import type { Inputs } from './measurements.js';

const deviceCount = 2_000;
/** Low enough for a busy machine: a growing queue would share more writes. */
const perSecond = 200;
const manyClients = 5;
const sessions = 4_000;
const downlinksEach = 10;

/** Raised limit, because all sessions come from one address. */
const settings = {
  HANDLER_MQTT_SESSIONS_PER_APPLICATION: '5000',
  HANDLER_MQTT_SESSIONS_PER_ADDRESS: '5000',
  HANDLER_MQTT_CONNECTIONS_PER_SECOND: '1000',
};

const places = spread(deviceCount, deviceCount);

interface Tools {
  readonly load: UplinkLoad;
  readonly server: HandlerServer;
  readonly context: RunContext;
}

/** Work of the database. */
interface Written {
  readonly walBytes: number;
  readonly commits: number;
}

/** Cost of each operation for the handler and its database. */
export async function handlerCosts(context: RunContext): Promise<Partial<Inputs>> {
  const load = await UplinkLoad.start(context.teardown);
  const server = await startHandler(load, { settings }, context.teardown);
  await fill(server.database);
  const tools = { load, server, context };
  const deviceBytes = (await sizeOf(server, 'devices')) / (2 * deviceCount);
  // Rows are compared, so all of them run compiled code.
  await uplinks(tools, 'warm-up', { appId: applications.custom });
  await uplinks(tools, 'warm-up');
  const alone = await uplinks(tools, 'uplinks');
  const plain = alone.measured;
  const fanOut = await uplinks(tools, 'uplinks to more clients', { subscribers: manyClients });
  const custom = await uplinks(tools, 'uplinks with functions', { appId: applications.custom });
  await queueDownlinks(server);
  const answered = await uplinks(tools, 'uplinks and downlinks');
  const perUplink = answered.measured.downlinks / answered.measured.offered;
  const downlink = {
    downlinkMs: (answered.measured.serverCpu - plain.serverCpu) / perUplink,
    downlinkPostgresMs: ((answered.measured.postgresCpu ?? 0) - (plain.postgresCpu ?? 0)) / perUplink,
    downlinkWalBytes: (answered.written.walBytes - alone.written.walBytes) / perUplink,
    downlinkCommits: (answered.written.commits - alone.written.commits) / perUplink,
  };
  const found = {
    ...{ handlerMb: plain.resident['handler'] ?? 0, deviceBytes, latencyMs: plain.p50 },
    ...{ uplinkMs: plain.serverCpu, uplinkPostgresMs: plain.postgresCpu ?? 0 },
    ...{ uplinkWalBytes: alone.written.walBytes, uplinkCommits: alone.written.commits },
    ...{ uplinkInBytes: plain.bytes.fromBroker, uplinkOutBytes: plain.bytes.toClient },
    deliveryMs: Math.max(0, fanOut.measured.serverCpu - plain.serverCpu) / (manyClients - 1),
    functionsMs: Math.max(0, custom.measured.serverCpu - plain.serverCpu),
    ...downlink,
    ...(await joins(tools)),
    sessionBytes: await sessionBytes(server),
  };
  await server.stop();
  return { ...found, ...(await busCosts(load, plain.serverCpu, context)) };
}

async function fill(database: string): Promise<void> {
  await addApplications(database);
  for (const appId of Object.values(applications))
    await addDevices(database, sealingKey, { appId, total: deviceCount, senders: places });
}

/** Differences from a row with uplinks to one client. */
interface Asked {
  readonly appId?: string;
  readonly subscribers?: number;
}

/** One row. Writes are per uplink and include the warm-up. */
async function uplinks({ load, server, context }: Tools, name: string, asked: Asked = {}) {
  context.say(name);
  const { mqttPort } = server;
  const { warmUpMs, measureMs } = context;
  const order = {
    ...{ mqttPort, appId: applications.plain, key: accessKey, subscribers: 1, senders: places },
    ...{ perSecond, warmUpMs, measureMs, ...asked },
  };
  const before = await writtenBy(server);
  const measured = await load.run(order, server);
  return { measured, written: since(before, await writtenBy(server), measured.offered) };
}

const writtenBy = ({ database }: HandlerServer): Promise<Written> =>
  asClient(database, async (client) => {
    const { rows } = await client.query<Record<string, string>>(
      `select pg_current_wal_lsn() - '0/0'::pg_lsn as wal, xact_commit as commits
         from pg_stat_database where datname = current_database()`,
    );
    return { walBytes: Number(rows[0]?.['wal']), commits: Number(rows[0]?.['commits']) };
  });

const since = (before: Written, after: Written, count: number): Written => ({
  walBytes: (after.walBytes - before.walBytes) / count,
  commits: (after.commits - before.commits) / count,
});

const sizeOf = ({ database }: HandlerServer, table: string): Promise<number> =>
  asClient(database, async (client) => {
    const { rows } = await client.query<{ readonly size: string }>(
      'select pg_total_relation_size($1::regclass) as size',
      [table],
    );
    return Number(rows[0]?.size);
  });

/** Adds the same downlinks to the queue of every device. */
const queueDownlinks = ({ database }: HandlerServer): Promise<void> =>
  asClient(database, async (client) => {
    await client.query(
      `insert into waiting_downlinks (app_id, dev_id, position, downlink)
       select app_id, dev_id, place, '{"port":1,"confirmed":false,"payload_raw":"AQIDBA=="}'
         from devices, generate_series(1, $2::int) as place where app_id = $1`,
      [applications.plain, downlinksEach],
    );
  });

async function joins({ server, context }: Tools): Promise<Partial<Inputs>> {
  context.say('joins');
  // The first device has a zero EUI, which means none.
  const joining = new Joins(server, applications.plain, places.slice(1));
  await joining.run(context.warmUpMs);
  const cpu = () => ({ handler: cpuOf(server.handler), postgres: cpuOfFamily(server.postgres) });
  const [before, written, nonces] = [cpu(), await writtenBy(server), await sizeOf(server, 'used_nonces')];
  const count = await joining.run(context.measureMs);
  const after = cpu();
  const { walBytes, commits } = since(written, await writtenBy(server), count);
  joining.close();
  return {
    joinMs: (after.handler - before.handler) / count,
    joinPostgresMs: (after.postgres - before.postgres) / count,
    joinBytes: ((await sizeOf(server, 'used_nonces')) - nonces) / count,
    ...{ joinWalBytes: walBytes, joinCommits: commits },
  };
}

/** Resident memory of an idle MQTT session. */
async function sessionBytes({ handler, mqttPort }: HandlerServer): Promise<number> {
  const before = residentMb(handler);
  const open: Subscriber[] = [];
  while (open.length < sessions)
    open.push(await Subscriber.open(mqttPort, applications.plain, accessKey, () => undefined));
  const bytes = ((residentMb(handler) - before) * 1e6) / sessions;
  for (const each of open) each.close();
  return bytes;
}

/** Additional cost of an uplink with two replicas, for the leader and the follower. */
async function busCosts(load: UplinkLoad, alone: number, context: RunContext): Promise<Partial<Inputs>> {
  const redis = await startRedis();
  context.teardown.add(() => redis.stop());
  const shared = { ...settings, HANDLER_REDIS_URL: redis.url };
  const server = await startHandler(load, { settings: shared }, context.teardown);
  const follower = await server.follow();
  await fill(server.database);
  await uplinks({ load, server, context }, 'warm-up');
  const before = cpuOf(follower.handler);
  const { measured } = await uplinks({ load, server, context }, 'uplinks of two replicas');
  const hearing = (cpuOf(follower.handler) - before) / measured.offered;
  await Promise.all([follower.stop(), server.stop()]);
  return { busPublishMs: Math.max(0, measured.serverCpu - alone), busHearMs: hearing };
}
