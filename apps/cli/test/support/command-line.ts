import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AccountClient, Browser, formOf, noteSecrets, Suite, until } from '@fieldpost/testing';
import type { Settings } from '../../src/settings/settings.js';

const program = fileURLToPath(new URL('../../bin/fieldpost.mjs', import.meta.url));

/** What a command printed, and its exit code. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command that runs. */
export interface Started {
  readonly child: ChildProcess;
  readonly seen: { stdout: string; stderr: string };
  readonly ended: Promise<Ended>;
}

/** Password of all users of the tests. */
export const password = 'a long enough one 9';

/** URL of the running suite. */
export const serverOf = (): string => Suite.find(process.env['FIELDPOST_CLI_DATA'] ?? '').addresses.account;

/** The built program as one user of a machine runs it, with a home of its own. */
export class CommandLine {
  readonly home = mkdtempSync(join(tmpdir(), 'fieldpost-cli-'));
  readonly settingsFile = join(this.home, 'fieldpost', 'settings.json');

  constructor(private readonly env: Readonly<Record<string, string>> = {}) {}

  start(args: readonly string[], more: Readonly<Record<string, string>> = {}): Started {
    // Nothing of the environment of the tests, such as CI or NODE_OPTIONS, may change what is printed.
    const { PATH = '' } = process.env;
    const env = { PATH, XDG_CONFIG_HOME: this.home, BROWSER: 'true', ...this.env, ...more };
    const child = spawn(process.execPath, [program, ...args], { env, stdio: 'pipe' });
    const seen = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (seen.stdout += String(chunk)));
    child.stderr.on('data', (chunk) => (seen.stderr += String(chunk)));
    const ended = once(child, 'close').then(([code]) => ({ ...seen, code: code as number | null }));
    return { child, seen, ended };
  }

  async run(...args: readonly string[]): Promise<Ended> {
    const { child, ended } = this.start(args);
    child.stdin?.end();
    return ended;
  }

  /** Runs a command that reads standard input. */
  async feed(input: string, ...args: readonly string[]): Promise<Ended> {
    const { child, ended } = this.start(args);
    child.stdin?.end(input);
    return ended;
  }

  /** The document of a command with `--json`, which must succeed. */
  async json<T>(...args: readonly string[]): Promise<T> {
    const { code, stdout, stderr } = await this.run(...args, '--json');
    if (code !== 0) throw new Error(`fieldpost ${args.join(' ')}: exit code ${code}, ${stderr}`);
    return JSON.parse(stdout) as T;
  }

  settings(): Settings {
    return JSON.parse(readFileSync(this.settingsFile, 'utf8')) as Settings;
  }

  /** Makes the stored access token of a profile expired. */
  expire(profile = 'default'): void {
    const settings = this.settings();
    const { [profile]: changed } = settings.profiles;
    const profiles = {
      ...settings.profiles,
      [profile]: { ...changed, login: { ...changed?.login, expires: 1 } },
    };
    writeFileSync(this.settingsFile, JSON.stringify({ ...settings, profiles }));
  }

  remove(): void {
    rmSync(this.home, { recursive: true });
  }
}

/** Registers a user at the suite. */
export async function register(username: string): Promise<void> {
  const body = { username, email: `${username}@example.com`, password };
  await new AccountClient(serverOf()).send('POST', '/api/v2/users', body);
}

/** Logs the user in with a browser; `decision` is the answer to the question of the consent page. */
export async function logIn(
  line: CommandLine,
  username: string,
  { args = [], decision = 'allow' }: { readonly args?: readonly string[]; readonly decision?: string } = {},
): Promise<Ended> {
  const server = serverOf();
  const { seen, ended } = line.start(['login', '--server', server, ...args]);
  const url = () => /^ {2}(http\S+)$/m.exec(seen.stderr)?.[1];
  await until('the URL of the login', () => url() !== undefined);
  const browser = await browserOf(username);
  const consent = await browser.get(url() ?? '');
  const { location } = await browser.submit(formOf(consent), { decision });
  await fetch(location);
  return loggedIn(line, await ended);
}

/** Logs the user in on another device: the code that is printed is entered in a browser, and allowed or denied. */
export async function logInByCode(line: CommandLine, username: string, decision: string): Promise<Ended> {
  const { seen, ended } = line.start(['login', '--server', serverOf(), '--device']);
  const printed = () => /check that it shows the code (\S+):\n {2}(\S+)\nOr open (\S+) and/.exec(seen.stderr);
  await until('the code', () => printed() !== null);
  const [, code = '', complete = '', url = ''] = printed() ?? [];
  if (complete !== `${url}?user_code=${code}`)
    throw new Error(`${complete} is not ${url} with the code ${code}`);
  const browser = await browserOf(username);
  const request = await browser.submit(formOf(await browser.get(url)), { user_code: code });
  await browser.submit(formOf(request), { decision });
  return loggedIn(line, await ended);
}

/** A browser in which the user is logged in. */
async function browserOf(username: string): Promise<Browser> {
  const browser = new Browser(serverOf);
  await browser.submit(formOf(await browser.get('/users/login?next=/users')), { username, password });
  return browser;
}

/** Notes the secrets of a login, so that they are looked for in all logs. */
function loggedIn(line: CommandLine, ended: Ended): Ended {
  const { login } = existsSync(line.settingsFile) ? (line.settings().profiles['default'] ?? {}) : {};
  noteSecrets({ token: login?.accessToken, refresh_token: login?.refreshToken });
  return ended;
}
