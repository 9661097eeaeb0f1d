import { join } from 'node:path';
import { Problem } from '@fieldpost/testing';
import { keepCertificate } from './data/certificate.js';
import { buildIn } from './settings/build.js';
import { openDataFolder, type DataFolder } from './data-folder.js';
import { certifiedHosts } from './settings/environment.js';
import { lanAddresses } from './settings/lan-addresses.js';
import { givenSettings, ignoredSettings, keepGivenSettings } from './settings/given-settings.js';
import { parseOptions, usage, type StartOptions } from './options.js';
import { portsFrom } from './settings/ports.js';
import { ProcessList } from './processes/process-list.js';
import { keepSecrets } from './data/secrets.js';
import { siteIn } from './site.js';
import { Suite } from './suite.js';
import { summaryOf } from './summary.js';
import { Terminal } from './processes/terminal.js';

const sameSignalMs = 500;

/** Runs the suite of the repository in `root` until a signal stops it; resolves with the exit code. */
export async function start(args: readonly string[], root: string): Promise<number> {
  const terminal = new Terminal(process.stdout);
  try {
    const options = parseOptions(args, root);
    if (options.help) terminal.say(usage);
    else await runSuite(options, root, terminal);
    return 0;
  } catch (error) {
    // A problem is for the person at the terminal; anything else is a mistake of ours and needs its trace.
    process.stderr.write(`${error instanceof Problem ? error.message : String((error as Error).stack)}\n`);
    return 1;
  } finally {
    terminal.close();
  }
}

async function runSuite(options: StartOptions, root: string, terminal: Terminal): Promise<void> {
  const since = performance.now();
  const data = await openDataFolder(options.data);
  try {
    const suite = await planSuite(options, data, { root, terminal });
    await suite.prepare();
    const standard = parseOptions([], root).data;
    const ownData = options.data === standard ? undefined : options.data;
    await runUntilStopped(suite, terminal, { since, data: ownData });
  } finally {
    data.release();
  }
}

async function planSuite(
  options: StartOptions,
  data: DataFolder,
  { root, terminal }: { root: string; terminal: Terminal },
): Promise<Suite> {
  const given = givenSettings(process.env);
  for (const sentence of ignoredSettings(process.env)) terminal.say(sentence);
  keepGivenSettings(data.path, given);
  const lan = options.lan ? lanAddresses() : undefined;
  const hosts = certifiedHosts({ given, lan });
  const plan = {
    given,
    data: data.path,
    ports: portsFrom(options.portBase),
    secrets: keepSecrets(data.path),
    certificate: await keepCertificate(join(data.path, 'certs'), new Date(), hosts),
    logLevel: process.env.FIELDPOST_LOG_LEVEL ?? 'info',
    site: siteIn(process.env),
    build: await buildIn(root),
    ...{ network: options.network, lan },
  };
  return new Suite(root, plan, new ProcessList(data.path), terminal);
}

interface Run {
  readonly since: number;
  /** The data folder, where it is not that of the repository. */
  readonly data: string | undefined;
}

async function runUntilStopped(suite: Suite, terminal: Terminal, { since, data }: Run): Promise<void> {
  const asked = stopAsked(suite, terminal);
  try {
    const ready = suite.start();
    const addresses = await Promise.race([ready, asked]);
    if (addresses) {
      const seconds = (performance.now() - since) / 1000;
      terminal.say(summaryOf(addresses, { seconds, logs: suite.logs, lan: suite.lan, data }));
      await asked;
    } else {
      // A start that is interrupted by a stop fails as expected.
      ready.catch(() => undefined);
    }
  } finally {
    await suite.stop();
  }
  terminal.say('Everything is stopped.');
}

/** Resolves at the first stop signal; a second one ends everything at once. */
function stopAsked(suite: Suite, terminal: Terminal): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const ask = () => {
      if (first === undefined) terminal.say('Stopping; Ctrl-C once more ends everything at once.');
      first ??= performance.now();
      // npm passes on the Ctrl-C that the terminal has already sent here: that is the same one.
      if (performance.now() - first > sameSignalMs) {
        suite.kill();
        process.exit(130);
      }
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  });
}
