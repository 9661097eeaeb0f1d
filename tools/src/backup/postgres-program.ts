import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readDatabaseUrl } from '@fieldpost/config';
import { findProgram, Problem } from '@fieldpost/testing';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** An installed program of PostgreSQL. */
interface InstalledProgram {
  readonly path: string;
  readonly version: string;
}

const majorOf = (version: string): number => Number.parseInt(version, 10);

/** Those that Debian installed, of each version, and the one on PATH; the oldest first. */
async function installed(name: string): Promise<readonly InstalledProgram[]> {
  const ofDebian = versionsIn(debianFolder).map((version) => join(debianFolder, version, 'bin', name));
  const paths = [...ofDebian.filter((path) => existsSync(path)), findProgram(name)];
  const found = await Promise.all(paths.map(withVersion));
  return found.flat().sort((one, other) => majorOf(one.version) - majorOf(other.version));
}

/** Nothing for a program that does not run, such as a link of Debian to a version that was removed. */
async function withVersion(path: string | undefined): Promise<readonly InstalledProgram[]> {
  if (path === undefined) return [];
  const printed = await run(path, ['--version']).catch(() => undefined);
  const [, version] = /(\d+(?:\.\d+)*)/.exec(printed?.stdout ?? '') ?? [];
  return version === undefined ? [] : [{ path, version }];
}

const versionsIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+$/.test(name)) : [];

/**
 * The oldest installed program that is at least as new as the server, since programs may use statements of their own
 * version; without a server the newest. PostgreSQL itself only reports that a program is too old.
 */
export async function postgresProgram(name: string, server?: string): Promise<string> {
  const programs = await installed(name);
  const newest = programs.at(-1);
  if (newest === undefined)
    throw new Problem(
      `${name} is not installed: it comes with PostgreSQL, on Debian with "apt-get install postgresql".`,
    );
  if (server === undefined) return newest.path;
  const wanted = majorOf(server);
  const found = programs.find(({ version }) => majorOf(version) >= wanted);
  if (found) return found.path;
  throw new Problem(
    `${name} ${newest.version} is older than the server (${server}): install version ${wanted} or newer, as docs/guides/backup.md describes. To back up what npm start runs without these programs: npm run backup -- suite.`,
  );
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

/** How a program of PostgreSQL is run. */
interface PostgresRun {
  readonly settings?: Readonly<Record<string, string>>;
  /** Version of the server that the program has to suit. */
  readonly server?: string;
}

/** Runs a program of PostgreSQL to its end; a failure includes its error output. */
export async function runPostgres(
  name: string,
  args: readonly string[],
  { settings = {}, server }: PostgresRun = {},
): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], LC_ALL: 'C', ...settings };
  const program = await postgresProgram(name, server);
  try {
    return (await run(program, [...args], { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim();
    throw new Problem(`${name} fails: ${said || (error as Error).message}`, { cause: error });
  }
}
