import { addApplications, addDevices, applications, spread } from '../handler/fleet.js';
import { accessKey, type HandlerServer, sealingKey, startHandler } from '../handler/server.js';
import { UplinkLoad } from '../handler/uplink-load.js';
import type { Measured } from '../measure/measure.js';
import type { Run, RunContext, Table } from '../measure/run.js';
import { medianOf, untilCompiledMs } from '../measure/turns.js';

const perSecond = 500;
const fleets = [20, 2_000];
/** Longer than the counters wait, so that each slice has writes. */
const sliceMs = 12_000;
const sliceWarmUpMs = 2_000;

/** A handler of its own database and broker. */
interface Stack {
  readonly name: string;
  readonly load: UplinkLoad;
  readonly server: HandlerServer;
}

/** What the hourly counts cost: two handlers, with and without them, in alternating slices. */
export const traffic: Run = async (context) => {
  const stacks = [await stackOf('without counts', '0', context), await stackOf('with counts', '90', context)];
  const tables: Table[] = [];
  for (const devices of fleets) tables.push(await compared(stacks, devices, context));
  for (const { server } of stacks) await server.stop();
  return tables;
};

async function stackOf(name: string, days: string, { teardown, profile }: RunContext): Promise<Stack> {
  const load = await UplinkLoad.start(teardown);
  const server = await startHandler(load, { profile, settings: { HANDLER_TRAFFIC_DAYS: days } }, teardown);
  await addApplications(server.database);
  return { name, load, server };
}

async function compared(stacks: readonly Stack[], devices: number, context: RunContext): Promise<Table> {
  const senders = spread(devices, devices);
  const slice = ({ load, server }: Stack, warmUpMs: number, measureMs: number) =>
    load.run(
      {
        ...{ mqttPort: server.mqttPort, appId: applications.plain, key: accessKey },
        ...{ subscribers: 1, senders, perSecond, warmUpMs, measureMs },
      },
      server,
    );
  const all = stacks.map((stack) => ({ stack, slices: [] as Measured[] }));
  for (const { stack } of all) {
    context.say(`warming up ${stack.name}`);
    const { database } = stack.server;
    await addDevices(database, sealingKey, { appId: applications.plain, total: devices, senders });
    await slice(stack, untilCompiledMs, 100);
  }
  const rounds = Math.max(1, Math.ceil(context.measureMs / sliceMs));
  for (let round = 1; round <= rounds; round += 1) {
    context.say(`round ${round} of ${rounds}`);
    for (const { stack, slices } of all) slices.push(await slice(stack, sliceWarmUpMs, sliceMs));
  }
  const rows = all.map(({ stack: { name }, slices }) => {
    const is = name === 'with counts' ? 'ours' : 'floor';
    return { name, measured: medianOf(slices), group: 'counts', is } as const;
  });
  const title = `Handler: ${perSecond} uplinks a second of ${devices} devices, with and without hourly counts`;
  return { title, rows };
}
