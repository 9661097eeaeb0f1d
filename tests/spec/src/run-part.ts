import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type ScenarioPart, LeftOut, type Step, Suite, ScenarioFixtures } from '@fieldpost/testing';

/** Makes a chapter of the main job into tests: one for each step, on the suite of the run, in a fixtures of its own. */
export function runPart({ title, steps }: ScenarioPart): void {
  describe(title, () => {
    let fixtures: ScenarioFixtures;

    beforeAll(() => {
      const { FIELDPOST_SPEC_DATA: data = '', FIELDPOST_SPEC_PORT_BASE: base = '' } = process.env;
      const suite = Suite.find(data, Number(base));
      fixtures = new ScenarioFixtures(suite, async () => {
        await suite.killHard();
        await suite.restart();
      });
    });
    afterAll(() => fixtures.close());

    for (const step of steps) it(step.title, () => prove(step, fixtures));
  });
}

/** What a machine cannot show is said aloud; anything else that goes wrong fails the test, with what else happened. */
async function prove(step: Step, fixtures: ScenarioFixtures): Promise<void> {
  try {
    await step.run(fixtures);
  } catch (error) {
    const isLeftOut = error instanceof LeftOut;
    process.stderr.write(isLeftOut ? `${error.message}\n` : `${step.title}:\n${await fixtures.clues()}\n`);
    if (!isLeftOut) throw error;
  }
}
