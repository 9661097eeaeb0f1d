import {
  type Attack,
  attacksOn,
  Bystander,
  type DoorOfApp,
  doorsOf,
  startConsoleAlone,
  startSuite,
} from '@fieldpost/testing';
import type { Run, RunContext } from './run.js';

const quiet: Attack = { name: 'nothing', run: (_door, forMs) => pause(forMs) };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const brokerSecret = 'a secret of outside brokers';

/** Attacks every door in every way, and tells how long a client beside it waits for its answers. */
export const abuse: Run = async (context) => {
  process.env['HANDLER_BROKER_AUTHENTICATION_SECRET'] = brokerSecret;
  const suite = await startSuite();
  context.teardown.add(() => suite.stop());
  const alone = await startConsoleAlone();
  context.teardown.add(() => alone.stop());
  const cells: string[][] = [];
  for (const door of [...doorsOf(suite, brokerSecret), alone.http, alone.metrics])
    cells.push(...(await rowsOf(door, context)));
  const columns = ['door', 'attack', 'answers', 'p99 ms', 'against nothing'];
  return [{ title: 'A client beside abuse', columns, cells }];
};

async function rowsOf(door: DoorOfApp, { measureMs, say }: RunContext): Promise<string[][]> {
  const rows: string[][] = [];
  let quietMs = 0;
  for (const attack of [quiet, ...attacksOn(door)]) {
    say(`${door.name}: ${attack.name}`);
    const bystander = Bystander.beside(door);
    await attack.run(door, measureMs);
    const { answers, p99Ms } = await bystander.leave();
    if (attack === quiet) quietMs = p99Ms;
    const against = attack === quiet ? '' : `× ${(p99Ms / quietMs).toFixed(1)}`;
    rows.push([door.name, attack.name, String(answers), p99Ms.toFixed(1), against]);
  }
  return rows;
}
