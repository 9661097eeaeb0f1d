import {
  type Attack,
  attacksOn,
  Bystander,
  type DoorOfApp,
  doorsOf,
  startConsoleAlone,
  startSuite,
} from '@fieldpost/testing';
import type { Run } from './run.js';

const quiet: Attack = { name: 'nothing', run: (_door, forMs) => pause(forMs) };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const brokerSecret = 'a secret of outside brokers';

/** Attacks every door in every way, and tells how long a client beside it waits for its answers. */
export const abuse: Run = async ({ measureMs, teardown, say }) => {
  process.env['HANDLER_BROKER_AUTHENTICATION_SECRET'] = brokerSecret;
  const suite = await startSuite();
  teardown.add(() => suite.stop());
  const alone = await startConsoleAlone();
  teardown.add(() => alone.stop());
  const cells: string[][] = [];
  for (const door of [...doorsOf(suite, brokerSecret), alone.http, alone.metrics]) {
    let quietMs = 0;
    for (const attack of [quiet, ...attacksOn(door)]) {
      say(`${door.name}: ${attack.name}`);
      const { answers, p99Ms } = await beside(door, attack, measureMs);
      if (attack === quiet) quietMs = p99Ms;
      const against = attack === quiet ? '' : `× ${(p99Ms / quietMs).toFixed(1)}`;
      cells.push([door.name, attack.name, String(answers), p99Ms.toFixed(1), against]);
    }
  }
  return [
    { title: 'A client beside abuse', columns: ['door', 'attack', 'answers', 'p99 ms', 'against'], cells },
  ];
};

async function beside(door: DoorOfApp, attack: Attack, forMs: number) {
  const bystander = Bystander.beside(door);
  await attack.run(door, forMs);
  return bystander.leave();
}
