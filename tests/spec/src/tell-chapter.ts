import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type Chapter, LeftOut, type Step, Suite, World } from '@fieldpost/testing';

/** Makes a chapter of the main job into tests: one for each step, on the suite of the run, in a world of its own. */
export function tellChapter({ title, steps }: Chapter): void {
  describe(title, () => {
    let world: World;

    beforeAll(() => {
      const { FIELDPOST_SPEC_DATA: data = '', FIELDPOST_SPEC_PORT_BASE: base = '' } = process.env;
      const suite = Suite.find(data, Number(base));
      world = new World(suite, async () => {
        await suite.killHard();
        await suite.restart();
      });
    });
    afterAll(() => world.close());

    for (const step of steps) it(step.title, () => prove(step, world));
  });
}

/** What a machine cannot show is said aloud; anything else that goes wrong fails the test, with what else happened. */
async function prove(step: Step, world: World): Promise<void> {
  try {
    await step.run(world);
  } catch (error) {
    const isLeftOut = error instanceof LeftOut;
    process.stderr.write(isLeftOut ? `${error.message}\n` : `${step.title}:\n${await world.clues()}\n`);
    if (!isLeftOut) throw error;
  }
}
