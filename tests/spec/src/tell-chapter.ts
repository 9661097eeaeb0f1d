import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type Chapter, LeftOut, Suite, World } from '@fieldpost/testing';

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

    for (const step of steps) it(step.title, () => unlessLeftOut(step.run(world)));
  });
}

/** What a machine cannot show is said aloud; anything else that goes wrong fails the test. */
async function unlessLeftOut(run: Promise<string>): Promise<void> {
  try {
    await run;
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error;
    process.stderr.write(`${error.message}\n`);
  }
}
