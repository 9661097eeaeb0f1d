import { parseArgs } from 'node:util';
import { Problem } from '@fieldpost/testing';

export const runNames = [
  'tokens',
  'entity',
  'introspection',
  'logins',
  'scale',
  'discovery',
  'handler',
  'network',
  'console',
  'workers',
] as const;

/** Runs that test or compute instead of measuring; `all` omits them. */
const otherNames = ['abuse', 'capacity', 'crash', 'fuzz', 'releases', 'scan', 'traffic'] as const;
export type RunName = (typeof runNames)[number] | (typeof otherNames)[number];

/** Parsed command line. */
export interface Options {
  readonly runs: readonly RunName[];
  readonly json: boolean;
  readonly help: boolean;
  readonly seconds: number;
  readonly connections: number;
  /** Applications in the last table of `scale`. */
  readonly applications: number;
  /** Devices in the largest table of `handler` and `network`. */
  readonly devices: number;
  /** Kills of `crash`, frames of `fuzz`, and the seed of random numbers. */
  readonly kills: number;
  readonly frames: number;
  readonly seed: number;
  readonly profile: string | undefined;
  /** Whether `capacity` measures its inputs first. */
  readonly measure: boolean;
  /** Folder for the charts of `capacity`. */
  readonly charts: string | undefined;
  /** Folder of the earlier release of `releases`. */
  readonly before: string | undefined;
}

/** What --help prints. */
export const usage = `Measures the apps, minimal Node programs and another server in one run.

  npm run bench -- tokens|entity|introspection|logins|scale|discovery|handler|network|console|workers|all|abuse|capacity|crash|fuzz|releases|scan|traffic [options]

  --seconds N        how long each row is measured (default: 8)
  --connections N    concurrent connections (default: 16)
  --applications N   largest table of scale (default: 1000000)
  --devices N        largest table of handler and network (default: 1000000)
  --kills N          how often crash kills the handler (default: 100)
  --frames N         how many frames fuzz sends (default: 1000000)
  --seed N           seed of capacity, crash and fuzz (default: 1)
  --measure          measures the inputs of capacity, instead of using those of the latest tables
  --before DIR       an earlier release for releases: a clone that is installed and built
  --charts DIR       writes the charts of capacity there
  --profile DIR      writes CPU profiles of the apps there
  --json             prints what was measured as JSON
  --help             print this`;

const seeHelp = 'See npm run bench -- --help.';

/** Reads the arguments after the program's name. */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = read(args);
  return {
    runs: positionals.flatMap(runsCalled),
    json: values.json === true,
    help: values.help === true || positionals.length === 0,
    seconds: numberIn('seconds', values.seconds ?? '8'),
    connections: numberIn('connections', values.connections ?? '16'),
    applications: numberIn('applications', values.applications ?? '1000000'),
    devices: numberIn('devices', values.devices ?? '1000000'),
    kills: numberIn('kills', values.kills ?? '100'),
    frames: numberIn('frames', values.frames ?? '1000000'),
    seed: numberIn('seed', values.seed ?? '1'),
    profile: values.profile,
    measure: values.measure === true,
    charts: values.charts,
    before: values.before,
  };
}

function runsCalled(name: string): readonly RunName[] {
  const found = name === 'all' ? runNames : [...runNames, ...otherNames].filter((known) => known === name);
  if (found.length === 0) throw new Problem(`Run "${name}" not found. ${seeHelp}`);
  return found;
}

function numberIn(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Problem(`--${option} not valid: "${text}" is no number from 1 on. ${seeHelp}`);
  return value;
}

function read(args: readonly string[]) {
  try {
    const options = {
      seconds: { type: 'string' },
      connections: { type: 'string' },
      applications: { type: 'string' },
      devices: { type: 'string' },
      kills: { type: 'string' },
      frames: { type: 'string' },
      seed: { type: 'string' },
      profile: { type: 'string' },
      measure: { type: 'boolean' },
      charts: { type: 'string' },
      before: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    const [reason = ''] = (cause as Error).message.split('. ');
    throw new Problem(`${reason}. ${seeHelp}`, { cause });
  }
}
