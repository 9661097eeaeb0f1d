import { attacksOn, Bystander, doorsOf, startSuite } from '@fieldpost/testing';
import type { Run } from './run.js';

const quiet = { name: 'nothing', run: (_door: unknown, forMs: number) => pause(forMs) };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Attacks every door of a suite in every way, and tells how long a client beside it waits for its answers. */
export const abuse: Run = async ({ measureMs, teardown, say }) => {
  const suite = await startSuite();
  teardown.add(() => suite.stop());
  const cells: string[][] = [];
  for (const door of doorsOf(suite)) {
    for (const attack of [quiet, ...attacksOn(door)]) {
      say(`${door.name}: ${attack.name}`);
      const bystander = Bystander.beside(door);
      await attack.run(door, measureMs);
      const { answers, p99Ms } = await bystander.leave();
      cells.push([door.name, attack.name, String(answers), p99Ms.toFixed(1)]);
    }
  }
  return [{ title: 'A client beside abuse', columns: ['door', 'attack', 'answers', 'p99 ms'], cells }];
};
