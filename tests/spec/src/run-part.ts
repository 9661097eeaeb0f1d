import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type ScenarioPart, SkippedStep, type Step, ScenarioFixtures } from '@fieldpost/testing';
import { runningSuite } from './running-suite.js';

/** Defines one test per step of the part, on the running suite, with fixtures of its own. */
export function runPart({ title, steps }: ScenarioPart): void {
  describe(title, () => {
    let fixtures: ScenarioFixtures;

    beforeAll(() => {
      const suite = runningSuite();
      const crash = async () => {
        await suite.killHard();
        await suite.restart();
      };
      // The demo and 18-gateways have their frames go through a gateway.
      fixtures = new ScenarioFixtures(suite, { crash, network: 'broker' });
    });
    afterAll(() => fixtures.close());

    for (const step of steps) it(step.title, () => runStep(step, fixtures));
  });
}

/** A skipped step is printed and passes; any other error fails the test, with the log of the suite. */
async function runStep(step: Step, fixtures: ScenarioFixtures): Promise<void> {
  try {
    await step.run(fixtures);
  } catch (error) {
    const isSkipped = error instanceof SkippedStep;
    process.stderr.write(isSkipped ? `${error.message}\n` : `${step.title}:\n${await fixtures.clues()}\n`);
    if (!isSkipped) throw error;
  }
}
