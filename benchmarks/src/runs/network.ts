import { NetworkLoad, type NetworkOrder, type NetworkResult } from '../network/load.js';
import { answersGoal, uplinksGoal } from '../network/goals.js';
import { Radio } from '../network/radio.js';
import { fillNetwork, startSite } from '../network/site.js';
import type { Run, RunContext, Table } from '../measure/run.js';
import { slownessNow } from '../measure/signatures.js';

const gateways = 200;
const senders = 1_000;
const uplinkRates = [50, 500, 1_000];
const answerRates = [50, 200, 500];
const joinRates = [20, 50, 100];
/** All devices are used once, and V8 compiles. */
const warmUp = { perSecond: 200, seconds: 10, kind: 'unconfirmed' } as const;

/** A result, and the slow-down of this machine against the one where the goals were set. */
interface Timed extends NetworkResult {
  readonly slowness: number;
}
type Measure = (order: NetworkOrder, note?: string) => Promise<Timed>;

/** Frames from the UDP packet of a gateway to the MQTT client of the application; `most` devices in the largest table. */
export const networkWith =
  (most: number): Run =>
  async (context) => {
    context.say(`starting the suite with ${gateways} gateways and ${senders} devices`);
    const site = await startSite({ gateways, devices: senders }, context.teardown);
    const radio = await Radio.open(site.suite.addresses.network_udp ?? '', site.gatewayEuis);
    context.teardown.add(() => radio.close());
    const load = new NetworkLoad(site, radio);
    const measure: Measure = async (order, note = '') => {
      context.say(`${order.kind}: ${order.perSecond}/s${note}`);
      const before = slownessNow();
      const result = await load.run(order);
      return { ...result, slowness: (before + slownessNow()) / 2 };
    };
    await measure(warmUp, ', warming up');
    const tables = [await uplinks(measure, context)];
    if (most > senders) {
      await fillNetwork(site, most);
      tables.push(await growth(measure, context, most));
    }
    return [...tables, await answers(measure, context), await joins(measure, context)];
  };

const rate = (perSecond: number): string => `${perSecond.toLocaleString('en')}/s`;
const seconds = ({ measureMs }: RunContext): number => measureMs / 1_000;
const ms = (value: number): string => value.toFixed(3);

const uplinkColumns = [
  '',
  'arrived',
  'p50 ms',
  'p99 ms',
  'network CPU ms',
  'handler',
  'PostgreSQL',
  'network MB',
  'goal',
];
function uplinkCells(name: string, result: Timed): readonly string[] {
  const { offered, arrived, p50, p99, cpu, networkMb } = result;
  return [
    ...[name, `${arrived} of ${offered}`, p50.toFixed(1), p99.toFixed(1)],
    ...[ms(cpu.network), ms(cpu.handler), ms(cpu.postgres), networkMb.toFixed(0)],
    uplinksGoal(result, result.slowness),
  ];
}

async function uplinks(measure: Measure, context: RunContext): Promise<Table> {
  const cells = [];
  for (const perSecond of uplinkRates) {
    const result = await measure({ perSecond, kind: 'unconfirmed', seconds: seconds(context) });
    cells.push(uplinkCells(rate(perSecond), result));
  }
  const title = `Network: uplinks of ${senders.toLocaleString('en')} devices, UDP to MQTT, beyond the deduplication window`;
  return { title, columns: uplinkColumns, cells };
}

async function growth(measure: Measure, context: RunContext, most: number): Promise<Table> {
  const total = most.toLocaleString('en');
  const result = await measure(
    { perSecond: 500, kind: 'unconfirmed', seconds: seconds(context) },
    ` beside ${total} devices`,
  );
  const cells = [uplinkCells(rate(500), result)];
  return { title: `Network: the same beside ${total} other devices`, columns: uplinkColumns, cells };
}

async function answers(measure: Measure, context: RunContext): Promise<Table> {
  const cells = [];
  for (const perSecond of answerRates) {
    const result = await measure({ perSecond, kind: 'confirmed', seconds: seconds(context) });
    const missed = result.offered - result.answered;
    cells.push([
      ...[rate(perSecond), `${result.answered} of ${result.offered}`, String(missed), String(result.late)],
      ...[ms(result.cpu.network), ms(result.cpu.handler), ms(result.cpu.postgres)],
      answersGoal(result),
    ]);
  }
  const columns = [
    ...['', 'answered in time', 'missed', 'too late'],
    ...['network CPU ms', 'handler', 'PostgreSQL', 'goal'],
  ];
  return { title: 'Network: confirmed uplinks, each with an answer', columns, cells };
}

async function joins(measure: Measure, context: RunContext): Promise<Table> {
  const cells = [];
  for (const perSecond of joinRates) {
    const { offered, answered, cpu } = await measure({ perSecond, kind: 'join', seconds: seconds(context) });
    cells.push([
      ...[rate(perSecond), `${answered} of ${offered}`],
      ...[ms(cpu.network), ms(cpu.handler), ms(cpu.postgres)],
    ]);
  }
  const columns = ['', 'accepts sent', 'network CPU ms', 'handler', 'PostgreSQL'];
  return { title: 'Network: joins', columns, cells };
}
