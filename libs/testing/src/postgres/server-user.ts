import { spawnSync } from 'node:child_process';
import { Problem } from './problem.js';

/** The user of the PostgreSQL server. `owner` is set when that is not the caller, and then owns the files of the cluster. */
export interface ServerUser {
  readonly owner?: { readonly uid: number; readonly gid: number };
  /** Words to put in front of a command line; empty when the caller runs it. */
  readonly prefix: readonly string[];
}

const candidates = ['postgres', 'nobody'];

// The server drops root but keeps the capability to traverse folders that only root may enter, such as a clone
// below /root; the files it writes are still its own. PostgreSQL also asks with access(2) whether it may run its own
// programs, and there the kernel forgets that right for everyone but root unless the bit is set.
const passThrough = [
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
];

/** PostgreSQL does not run as root: then it runs as an unprivileged user of this machine, through setpriv. */
export function findServerUser(postgres: string): ServerUser {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (spawnSync('setpriv', ['--version']).error) {
    throw new Problem(
      'PostgreSQL rejects to run as root and "setpriv" (package util-linux) is not installed: install it, or start as an ordinary user.',
    );
  }
  const owner = unprivilegedUser();
  const become = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // A container may have been denied the capability; without it an ordinary folder still works.
  const prefixes = [[...become, ...passThrough], become];
  const failures = prefixes.map((prefix) => whyNot(prefix, postgres));
  const works = failures.indexOf(undefined);
  const prefix = prefixes[works];
  if (prefix) return { owner, prefix };
  throw new Problem(`PostgreSQL cannot be run as an unprivileged user: ${failures[0] ?? 'no reason given'}.`);
}

function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of candidates) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Problem(
    'PostgreSQL rejects to run as root and this machine has neither a user "postgres" nor "nobody": start as an ordinary user.',
  );
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

function whyNot([command = '', ...prefix]: readonly string[], postgres: string): string | undefined {
  const tried = spawnSync(command, [...prefix, postgres, '--version'], { encoding: 'utf8' });
  if (tried.status === 0) return undefined;
  return tried.error?.message ?? (tried.stderr.trim() || `it ended with ${tried.status ?? tried.signal}`);
}
