import { spawn } from 'node:child_process';
import { findProgram } from '@fieldpost/testing';

/** Programs that tests use beside Node, with their Debian packages. */
const packages: Readonly<Record<string, string>> = {
  mosquitto_sub: 'mosquitto-clients',
  'redis-server': 'redis-server',
  mosquitto: 'mosquitto',
  'rabbitmq-server': 'rabbitmq-server',
  'chromium-headless-shell': 'chromium-headless-shell',
  haproxy: 'haproxy',
  nginx: 'nginx',
  pg_dump: 'postgresql',
  faketime: 'faketime',
  python3: 'python3-venv',
  apache2: 'libapache2-mod-auth-openidc',
  curl: 'curl',
  jq: 'jq',
  zsh: 'zsh',
  fish: 'fish',
};

/** The relevant facts about a machine. */
export interface Machine {
  /** Whether a program is installed. */
  readonly has: (program: string) => boolean;
  readonly isRoot: boolean;
  /** Environment: `REDIS_URL` replaces a local Redis, `FIELDPOST_CHROMIUM` the browser. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What to do about missing programs: nothing, install packages, or print the command. */
export type Provision =
  | { readonly way: 'nothing' }
  | { readonly way: 'install' | 'print'; readonly packages: readonly string[] };

const standsFor: Readonly<Record<string, string>> = {
  'redis-server': 'REDIS_URL',
  'chromium-headless-shell': 'FIELDPOST_CHROMIUM',
};

/** Which packages are missing, and whether they can be installed here: by root, where there is apt-get. */
export function provisionOf({ has, isRoot, env }: Machine): Provision {
  const isThere = (program: string): boolean => Boolean(env[standsFor[program] ?? '']) || has(program);
  const missing = Object.keys(packages).filter((program) => !isThere(program));
  if (missing.length === 0) return { way: 'nothing' };
  const way = isRoot && has('apt-get') ? 'install' : 'print';
  return { way, packages: missing.map((program) => packages[program] ?? program) };
}

/** The command that installs the packages. */
export const commandFor = (names: readonly string[]): string =>
  `sudo apt-get update && sudo apt-get install -y ${names.join(' ')}`;

/** This machine. */
export const thisMachine = (): Machine => ({
  has: (program) => findProgram(program) !== undefined,
  isRoot: process.getuid?.() === 0,
  env: process.env,
});

/** Installs missing packages, or prints how; continues without unavailable ones, since tests name what they miss. */
export async function providePrograms(machine: Machine): Promise<void> {
  const provision = provisionOf(machine);
  if (provision.way === 'nothing') return;
  console.log('\n--- programs that tests use');
  if (provision.way === 'print') {
    console.log(`Missing, and only root can install them. With Debian: ${commandFor(provision.packages)}`);
    return;
  }
  await run(['update', '-qq']);
  for (const name of provision.packages) {
    console.log(`Installing ${name} ...`);
    // One by one, so that a package that this system does not have keeps no other away.
    if (!(await run(['install', '-y', '-qq', name])))
      console.log(`${name} is not available here; the tests that need it fail with its name.`);
  }
}

/** Whether apt-get succeeded. */
function run(args: readonly string[]): Promise<boolean> {
  // Run level 1 keeps packages from starting their servers: the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const child = spawn('apt-get', [...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
