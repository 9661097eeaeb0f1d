import { addApplications, addDevices, applications, spread } from '../handler/fleet.js';
import { accessKey, type HandlerServer, sealingKey, startHandler } from '../handler/server.js';
import { UplinkLoad } from '../handler/uplink-load.js';
import type { UplinkOrder } from '../handler/orders.js';
import { slownessNow } from '../measure/signatures.js';
import { untilCompiledMs } from '../measure/turns.js';
import { startProgram } from '../programs/start-program.js';
import type { Row, Run, RunContext, Table } from '../measure/run.js';

const fewDevices = 20;
/** Maximum of sending devices in one row of the last table. */
const mostSenders = 10_000;
const plainRates = [500, 1_000, 2_000, 3_000, 4_000];
const customRates = [500, 1_000, 3_000];
/** Warm-up of each kind of uplink, in milliseconds. */
const warmUp = { perSecond: 1_000, warmUpMs: untilCompiledMs, measureMs: 100 };
const sizes = [1_000, 100_000, 1_000_000];

interface Tools {
  readonly load: UplinkLoad;
  readonly server: HandlerServer;
  readonly context: RunContext;
}

interface Offer {
  readonly appId: string;
  readonly perSecond: number;
  readonly senders: readonly number[];
  /** Options of a row besides the rate. */
  readonly note?: string;
  /** CPU milliseconds per uplink of handler and database together. */
  readonly goal?: number;
}

/** Uplinks from the stream of a broker to an MQTT client, `most` devices in the largest table. */
export const handlerWith =
  (most: number): Run =>
  async (context) => {
    const load = await UplinkLoad.start(context.teardown);
    const few = spread(fewDevices, fewDevices);
    const floor = await floorRows(load, context, few);
    const server = await startHandler(load, { profile: context.profile }, context.teardown);
    const tools = { load, server, context };
    await addApplications(server.database);
    for (const appId of Object.values(applications))
      await addDevices(server.database, sealingKey, { appId, total: fewDevices, senders: few });
    const tables = [await plain(tools, few, floor), await custom(tools, few), await growing(tools, most)];
    await server.stop();
    return tables;
  };

/** The floor with the same uplinks at the same time. */
async function floorRows(load: UplinkLoad, context: RunContext, senders: readonly number[]) {
  const rows: Row[] = [];
  const floor = await startProgram('uplink-floor', [String(load.port), load.certificate]);
  context.teardown.add(() => floor.stop());
  const offer = { appId: applications.plain, senders };
  for (const perSecond of plainRates) {
    const group = rateName(perSecond);
    context.say(`floor: ${group}`);
    const order = orderTo(floor.port, { ...offer, perSecond }, context);
    const measured = await load.run(order, { handler: floor.pid });
    rows.push({ name: `floor: ${group}`, measured, group, is: 'floor' });
  }
  await floor.stop();
  return rows;
}

async function plain(tools: Tools, senders: readonly number[], floor: readonly Row[]): Promise<Table> {
  const rows: Row[] = [...floor];
  await warm(tools, applications.plain, senders);
  for (const perSecond of plainRates)
    rows.push(await row(tools, { appId: applications.plain, perSecond, senders, goal: 0.2 }));
  return { title: 'Handler: uplinks of 20 devices, 12 bytes, broker stream to MQTT', rows };
}

async function custom(tools: Tools, senders: readonly number[]): Promise<Table> {
  const rows: Row[] = [];
  await warm(tools, applications.custom, senders);
  for (const perSecond of customRates)
    rows.push(await row(tools, { appId: applications.custom, perSecond, senders, goal: 0.25 }));
  return { title: 'Handler: the same with a decoder, a converter and 4 field topics', rows };
}

async function growing(tools: Tools, most: number): Promise<Table> {
  const rows: Row[] = [];
  for (const total of sizes.filter((size) => size <= most)) {
    const senders = spread(Math.min(total, mostSenders), total);
    tools.context.say(`filling ${total} devices`);
    await addDevices(tools.server.database, sealingKey, { appId: applications.plain, total, senders });
    const note = ` of ${total.toLocaleString('en')} devices`;
    rows.push(await row(tools, { appId: applications.plain, perSecond: 1_000, senders, note }));
  }
  return { title: `Handler: 1,000 uplinks a second of up to ${mostSenders} devices`, rows };
}

const rateName = (perSecond: number): string => `${perSecond.toLocaleString('en')}/s`;

type Times = Pick<RunContext, 'warmUpMs' | 'measureMs'>;

const orderTo = (
  mqttPort: number,
  { appId, senders, perSecond }: Offer,
  { warmUpMs, measureMs }: Times,
): UplinkOrder => ({
  mqttPort,
  appId,
  key: accessKey,
  subscribers: 1,
  senders,
  perSecond,
  warmUpMs,
  measureMs,
});

async function warm({ load, server, context }: Tools, appId: string, senders: readonly number[]) {
  context.say('warming up');
  const { perSecond, ...times } = warmUp;
  await load.run(orderTo(server.mqttPort, { appId, senders, perSecond }, times), server);
}

async function row({ load, server, context }: Tools, offer: Offer): Promise<Row> {
  const { perSecond, note = '', goal } = offer;
  const name = rateName(perSecond) + note;
  context.say(name);
  const before = slownessNow();
  const measured = await load.run(orderTo(server.mqttPort, offer, context), server);
  const slowness = (before + slownessNow()) / 2;
  const delivered = ((100 * (measured.offered - measured.failures)) / measured.offered).toFixed(1);
  return {
    name: `${name}: ${delivered} % delivered`,
    ...{ measured, group: name, is: 'ours' },
    ...(goal !== undefined && { goal: { together: goal }, slowness }),
  };
}
