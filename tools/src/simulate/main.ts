import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tolerateClosedOutput } from '@fieldpost/observability';
import { Problem } from '@fieldpost/testing';
import { gatewayServer, readAddresses, recordFile, type SimulationAddresses } from './addresses.js';
import { parseSimulateOptions, type SimulateOptions, simulateUsage } from './options.js';
import { type Connect, overStation, overUdp } from './gateway-connection.js';
import { applicationOf, forgetRecord, gatewayOf, readRecord, type SimulationRecord } from './record.js';
import { Registration } from './registration.js';
import { planOf, Simulation } from './simulation.js';
import { summaryLine } from './statistics.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** Progress goes to standard error, so that programs can read standard output. */
const printProgress = (line: string): void => void process.stderr.write(`${line}\n`);

const secondMs = 1_000;

/** Runs the simulator; resolves with the exit code. */
async function main(args: readonly string[]): Promise<number> {
  tolerateClosedOutput();
  try {
    const options = parseSimulateOptions(args, root);
    if (options.help) say(simulateUsage);
    else await (options.remove ? remove(options) : simulate(options));
    return 0;
  } catch (error) {
    // A problem is printed as a sentence; anything else is a defect and needs its stack trace.
    printProgress(error instanceof Problem ? error.message : String((error as Error).stack));
    return 1;
  }
}

async function simulate(options: SimulateOptions): Promise<void> {
  planOf(options.plan);
  const addresses = readAddresses(options);
  // Before anything is registered.
  const server = gatewayServer(addresses, options);
  const registration = await registrationFor(addresses, options);
  await registration.ensure(options);
  const { record } = registration;
  if (record.user) printProgress(howToWatch(record.user.username, addresses.account, recordFile(options)));
  const connectionOf = await connectionsFor(registration, { server, ca: addresses.ca }, options);
  const simulation = await Simulation.start(record, connectionOf, options);
  const since = performance.now();
  const report = (): void => {
    const seconds = Math.round((performance.now() - since) / secondMs);
    const [{ statistics }, fleet] = [simulation, simulation.traffic.state()];
    say(
      options.json
        ? JSON.stringify({ seconds, ...statistics, ...fleet })
        : summaryLine(seconds, statistics, fleet),
    );
  };
  const timer = setInterval(report, secondMs);
  await ended(options.seconds);
  clearInterval(timer);
  printProgress('Waiting for the last answers ...');
  await simulation.stop();
  report();
  printProgress(whatIsLeft(record, options));
}

/** What connects a gateway by its number. */
async function connectionsFor(
  registration: Registration,
  { server, ca: caFile }: { readonly server: string; readonly ca: string },
  { protocol, gateways }: SimulateOptions,
): Promise<(n: number) => Connect> {
  const euiOf = (n: number) => gatewayOf(registration.record, n).eui;
  if (protocol === 'udp') return (n) => overUdp(server, euiOf(n));
  const [keys, ca, plan] = [
    await registration.gatewayKeys(gateways),
    readFileSync(caFile),
    planOf(registration.record.plan),
  ];
  return (n) =>
    overStation({ server, eui: euiOf(n), ca, authorization: `Bearer ${String(keys[n - 1])}` }, plan);
}

async function registrationFor(
  addresses: SimulationAddresses,
  options: SimulateOptions,
): Promise<Registration> {
  const file = recordFile(options);
  const known = readRecord(file);
  if (known && known.plan !== options.plan)
    throw new Problem(
      `The registered gateways have the plan ${known.plan}: remove them with --remove first.`,
    );
  const token = process.env['FIELDPOST_TOKEN'];
  const parts = { addresses, file, token, say: printProgress };
  return Registration.begin(parts, known, options.plan);
}

/** Ctrl-C, or the end of the time. */
async function ended(seconds: number | undefined): Promise<void> {
  const signals = [once(process, 'SIGINT'), once(process, 'SIGTERM')];
  const time = seconds === undefined ? [] : [new Promise((end) => setTimeout(end, seconds * secondMs))];
  await Promise.race([...signals, ...time]);
}

const howToWatch = (username: string, site: string, file: string): string =>
  `To watch it, log in at ${site}/console as ${username}, with the password in ${file}.`;

function whatIsLeft(record: SimulationRecord, options: SimulateOptions): string {
  const { data, addresses } = options;
  const where = addresses === undefined ? `--data ${data}` : `--addresses ${addresses}`;
  return (
    `Still registered: application ${applicationOf(record)} with ${record.devices} devices, and ${record.gateways} ` +
    `gateways. The next run uses them again; npm run simulate -- --remove ${where} removes them.`
  );
}

async function remove(options: SimulateOptions): Promise<void> {
  const file = recordFile(options);
  const known = readRecord(file);
  if (!known) throw new Problem(`Nothing to remove: ${file} does not exist.`);
  const registration = await registrationFor(readAddresses(options), { ...options, plan: known.plan });
  await registration.remove();
  forgetRecord(file);
  const user = known.user ? ` The user ${known.user.username} remains.` : '';
  say(`Removed application ${applicationOf(known)}, its devices, and ${known.gateways} gateways.${user}`);
}

process.exitCode = await main(process.argv.slice(2));
