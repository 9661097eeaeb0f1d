import {
  attacksOn,
  WellBehavedClient,
  type AppListener,
  listenersOf,
  type ClientReport,
  startConsoleAlone,
  startSuite,
} from '@fieldpost/testing';
import { cpuOf } from '../measure/processes.js';
import { type Attacker, startAttacker } from '../programs/start-attacker.js';
import type { Run, RunContext } from '../measure/run.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const brokerSecret = 'a secret of outside brokers';
const columns = [
  'listener',
  'attack',
  'answers',
  'p99 ms',
  'against nothing',
  'CPU of the app',
  'of the attack',
];

/**
 * Attacks every listener in every way from a separate process, and reports the latency of another client, which uses this process
 * alone.
 */
export const abuse: Run = async (context) => {
  process.env['HANDLER_BROKER_AUTHENTICATION_SECRET'] = brokerSecret;
  const suite = await startSuite();
  context.teardown.add(() => suite.stop());
  const alone = await startConsoleAlone();
  context.teardown.add(() => alone.stop());
  const attacker = startAttacker(context.teardown);
  const cells: string[][] = [];
  for (const target of [...listenersOf(suite, brokerSecret), alone.http, alone.metrics])
    cells.push(...(await rowsOf(target, attacker, context)));
  return [{ title: 'A client beside abuse', columns, cells }];
};

async function rowsOf(target: AppListener, attacker: Attacker, context: RunContext): Promise<string[][]> {
  const { measureMs: forMs, say } = context;
  say(`${target.name}: nothing`);
  const quiet = await beside(target, attacker, () => pause(forMs));
  const rows = [[target.name, 'nothing', ...cellsOf(quiet, '')]];
  for (const { name: attack } of attacksOn(target)) {
    say(`${target.name}: ${attack}`);
    const found = await beside(target, attacker, () => attacker.attack({ target, attack, forMs }));
    rows.push([target.name, attack, ...cellsOf(found, `× ${(found.p99Ms / quiet.p99Ms).toFixed(1)}`)]);
  }
  return rows;
}

/** Latency of a client during an attack, and the CPU shares of app and attack. */
interface Beside extends ClientReport {
  readonly shares: readonly number[];
}

async function beside(target: AppListener, { pid }: Attacker, during: () => Promise<void>): Promise<Beside> {
  const used = () => [performance.now(), cpuOf(target.pid), cpuOf(pid)] as const;
  const before = used();
  const client = WellBehavedClient.start(target);
  await during();
  const seen = await client.stop();
  const [ms, ...cpu] = used().map((now, at) => now - (before[at] ?? 0));
  return { ...seen, shares: cpu.map((each) => each / (ms ?? 1)) };
}

const cellsOf = ({ answers, p99Ms, shares }: Beside, against: string): string[] => [
  String(answers),
  p99Ms.toFixed(1),
  against,
  ...shares.map((share) => `${Math.round(100 * share)} %`),
];
