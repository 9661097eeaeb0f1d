import { Problem } from '@fieldpost/testing';
import { machine, warning } from './measure/machine.js';
import { printed } from './measure/table.js';
import { type Options, parseOptions, type RunName, usage } from './options.js';
import { abuse } from './runs/abuse.js';
import { capacityWith } from './runs/capacity.js';
import { consolePages } from './runs/console.js';
import { discovery } from './runs/discovery.js';
import { entity } from './runs/entity.js';
import { handlerWith } from './runs/handler.js';
import { introspection } from './runs/introspection.js';
import { logins } from './runs/logins.js';
import { networkWith } from './runs/network.js';
import type { Run, RunContext, Table } from './measure/run.js';
import { releasesSince } from './runs/releases.js';
import { scaleTo } from './runs/scale.js';
import { crashWith, fuzzWith } from './runs/suite-of-handler.js';
import { scan } from './runs/scan.js';
import { tokens } from './runs/tokens.js';
import { traffic } from './runs/traffic.js';
import { workers } from './runs/workers.js';
import { Teardown } from './teardown.js';

/** V8 compiles for about this long. */
const warmUpMs = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** Progress is written to standard error, so that programs can read the tables from standard output. */
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

const runs: Record<RunName, (options: Options) => Run> = {
  tokens: () => tokens,
  entity: () => entity,
  introspection: () => introspection,
  logins: () => logins,
  scale: ({ applications }) => scaleTo(applications),
  discovery: () => discovery,
  handler: ({ devices }) => handlerWith(devices),
  network: ({ devices }) => networkWith(devices),
  console: () => consolePages,
  workers: () => workers,
  abuse: () => abuse,
  capacity: capacityWith,
  crash: crashWith,
  fuzz: fuzzWith,
  releases: ({ before }) => releasesSince(before),
  scan: () => scan,
  traffic: () => traffic,
};

/** Runs what the arguments name; resolves with the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const teardown = new Teardown();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void teardown.run().finally(() => process.exit(1)));
  try {
    const options = parseOptions(args);
    if (options.help) say(usage);
    else await bench(options, teardown);
    return 0;
  } catch (error) {
    tell(error instanceof Problem ? error.message : String((error as Error).stack));
    return 1;
  } finally {
    await teardown.run();
  }
}

async function bench(options: Options, teardown: Teardown): Promise<void> {
  const context: RunContext = {
    ...{ measureMs: options.seconds * 1000, warmUpMs, connections: options.connections },
    ...{ profile: options.profile, teardown, say: (line: string) => tell(`  ${line} ...`) },
  };
  const on = machine();
  tell([on, warning() ?? []].flat().join('\n'));
  const tables: Table[] = [];
  for (const name of options.runs) {
    tell(`${name}:`);
    const found = await runs[name](options)(context);
    tables.push(...found);
    if (!options.json) found.forEach((table) => say(`\n${printed(table)}\n`));
  }
  say(options.json ? JSON.stringify({ machine: on, tables }, undefined, 2) : on);
}

process.exitCode = await main(process.argv.slice(2));
