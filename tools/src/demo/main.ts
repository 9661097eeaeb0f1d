import { fileURLToPath } from 'node:url';
import { tolerateClosedOutput } from '@fieldpost/observability';
import { gatewayScenarioParts, Problem, scenarioParts, Suite, ScenarioFixtures } from '@fieldpost/testing';
import { demoUsage, type DemoOptions, parseDemoOptions } from './options.js';
import { summaryOf, runScenario } from './run-scenario.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs the demo; resolves with the exit code. */
async function main(args: readonly string[]): Promise<number> {
  tolerateClosedOutput();
  try {
    const options = parseDemoOptions(args, root);
    if (!options.help) return await runDemo(options);
    say(demoUsage);
    return 0;
  } catch (error) {
    // A problem is printed as a sentence; anything else is a defect and needs its stack trace.
    process.stderr.write(`${error instanceof Problem ? error.message : String((error as Error).stack)}\n`);
    return 1;
  }
}

async function runDemo({ data, kill }: DemoOptions): Promise<number> {
  const suite = Suite.find(data);
  const fixtures = new ScenarioFixtures(suite, kill ? { crash: () => suite.killApps() } : {});
  const since = performance.now();
  say(`Demo on ${suite.addresses.account}. Names of new users and applications end in -${fixtures.suffix}.`);
  if (kill) say('The last part kills each app and the database with kill -9.');
  try {
    const parts = suite.addresses.network_udp === undefined ? scenarioParts : gatewayScenarioParts;
    const result = await runScenario(Object.values(parts), fixtures, say);
    say(summaryOf(result, (performance.now() - since) / 1000));
    return result.failed === 0 ? 0 : 1;
  } finally {
    await fixtures.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
