import { execFile } from 'node:child_process';
import { existsSync as existsAt, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readDatabaseUrl } from '@fieldpost/config';
import { findProgram, Problem } from '@fieldpost/testing';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** A program of PostgreSQL: of the newest version that Debian installed, else the one on PATH. */
export function postgresProgram(name: string): string {
  const versions = foldersIn(debianFolder).sort((a, b) => Number(b) - Number(a));
  const candidates = versions.map((version) => join(debianFolder, version, 'bin', name));
  const found = candidates.map(findProgramAt).find((path) => path !== undefined) ?? findProgram(name);
  if (found !== undefined) return found;
  throw new Problem(
    `${name} is not installed: it comes with PostgreSQL, on Debian with "apt-get install postgresql".`,
  );
}

const findProgramAt = (path: string): string | undefined => (existsAt(path) ? path : undefined);

function foldersIn(folder: string): string[] {
  return existsAt(folder) ? readdirSync(folder).filter((name) => /^\d+$/.test(name)) : [];
}

/**
 * Environment variables for libpq: command lines are visible to all users. With
 * several servers, the primary is used.
 */
export function connectionSettings(url: string): Readonly<Record<string, string>> {
  const { urls, servers } = readDatabaseUrl(url);
  const { username, password, pathname, searchParams } = new URL(urls[0]);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: servers.map(({ host }) => host).join(','),
    PGPORT: servers.map(({ port }) => port).join(','),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)) || 'postgres',
    PGTARGETSESSIONATTRS: servers.length > 1 ? 'read-write' : 'any',
    ...(sslMode !== null && { PGSSLMODE: sslMode }),
  };
}

/** Runs a program of PostgreSQL to its end; a failure includes its error output. */
export async function runPostgres(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], LC_ALL: 'C', ...settings };
  try {
    return (await run(postgresProgram(name), [...args], { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    if (error instanceof Problem) throw error;
    const said = (error as { stderr?: string }).stderr?.trim();
    throw new Problem(`${name} fails: ${said || (error as Error).message}`, { cause: error });
  }
}

/** Fails with a remedy when a program is older than the server: PostgreSQL itself only reports that it aborts. */
export async function requireNewEnough(name: string, server: string): Promise<void> {
  const [, version = ''] = /(\d+(?:\.\d+)*)/.exec(await runPostgres(name, ['--version'])) ?? [];
  const [own, wanted] = [Number.parseInt(version, 10), Number.parseInt(server, 10)];
  if (own >= wanted) return;
  throw new Problem(
    `${name} ${version} is older than the server (${server}): install version ${wanted} or newer, on Debian "postgresql-client-${wanted}" from apt.postgresql.org. To back up what npm start runs without these programs: npm run backup -- suite.`,
  );
}
