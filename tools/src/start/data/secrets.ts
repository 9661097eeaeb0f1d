import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '@fieldpost/testing';
import { writeAtomically } from './write-atomically.js';

const secretNames = [
  'internal',
  'account_sealing',
  'oauth_sealing',
  'handler_sealing',
  'postgres',
  'account_database',
  'oauth_database',
  'discovery_database',
  'handler_database',
  'network_sealing',
  'network_database',
] as const;

/** 32 random bytes each, base64: passwords of the databases and sealing keys. */
export type Secrets = Readonly<Record<(typeof secretNames)[number], string>>;

/** The secrets of a data folder, created at the first start, readable only by the owner. */
export function keepSecrets(data: string, random: (bytes: number) => Buffer = randomBytes): Secrets {
  const file = join(data, 'secrets.json');
  const known = existsSync(file) ? readSecrets(file) : {};
  if (known.postgres === undefined && existsSync(join(data, 'postgres'))) {
    throw new Problem(
      `The databases in ${data} cannot be opened without ${file}: restore it or use another --data.`,
    );
  }
  const all = Object.fromEntries(
    secretNames.map((name) => [name, known[name] ?? random(32).toString('base64')]),
  );
  if (secretNames.some((name) => known[name] === undefined)) {
    writeAtomically(file, `${JSON.stringify(all, undefined, 2)}\n`);
  }
  return all as Secrets;
}

function readSecrets(file: string): Partial<Secrets> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (
      typeof read === 'object' &&
      read !== null &&
      Object.values(read).every((value) => typeof value === 'string')
    ) {
      return read;
    }
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw new Problem(`${file} cannot be read.`, { cause });
  }
  throw new Problem(`${file} is damaged: restore it or use another --data.`);
}
