import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  AccountClient,
  bearer,
  Browser,
  formOf,
  installPythonPackages,
  Problem,
  runStep,
  startSuite,
} from '@fieldpost/testing';
import type { Run, RunContext } from './run.js';

const folder = fileURLToPath(new URL('../../wapiti', import.meta.url));
/** What needs a server of others on the Internet to tell, is left out: SSRF and XXE. */
const passive = ['csp', 'http_headers', 'cookieflags', 'csrf'];
const active = ['sql', 'xss', 'permanentxss', 'exec', 'file', 'crlf', 'redirect'];
/** Of each step of the scanner, in seconds; every module that attacks is one. */
const crawlSeconds = 6;

/** Levels of the scanner from here on are serious. */
const serious = 3;

const person = { username: 'scanned', email: 'scanned@example.com', password: 'a long enough one 12' };

interface Finding {
  readonly info: string;
  readonly level: number;
  readonly path: string;
}

interface Report {
  readonly infos: { readonly crawled_pages_nbr: number };
  readonly vulnerabilities: Readonly<Record<string, readonly Finding[]>>;
}

/** Looks for what a scanner of websites knows, as a stranger, as somebody who is logged in, and at the API. */
export const scan: Run = async (context) => {
  const bin = await installPythonPackages(folder, '--prefer-binary');
  const suite = await startSuite();
  context.teardown.add(() => suite.stop());
  const root = suite.addresses.account;
  const account = new AccountClient(root);
  await account.register(person);
  const token = await account.passwordToken(person);
  const cookie = await cookieAt(root);
  const document = ['--swagger', `${root}/api/v2/openapi.json`, '-H', `Authorization: ${bearer(token)}`];
  const visits: readonly [string, readonly string[]][] = [
    ['a stranger', ['-u', `${root}/users/login`, '-s', `${root}/users/register`]],
    ['somebody logged in', ['-u', `${root}/users/profile`, '-H', cookie, '-x', `${root}/users/logout`]],
    ['the account API, with a token', ['-u', `${root}/api/v2/`, ...document]],
  ];
  const cells: string[][] = [];
  for (const [name, args] of visits)
    cells.push(...rowsOf(name, await reportOf(join(bin, 'wapiti'), args, context)));
  if (cells.some(([, , , level]) => Number(level) >= serious))
    throw new Problem(
      `The scanner has found something serious:\n${cells.map((row) => row.join(' | ')).join('\n')}`,
    );
  return [
    { title: 'What a scanner finds', columns: ['as', 'pages', 'finding', 'level', 'how often'], cells },
  ];
};

/** The cookies of somebody who has logged in at the website, as a header. */
async function cookieAt(root: string): Promise<string> {
  const browser = new Browser(() => root);
  const { username, password } = person;
  await browser.submit(formOf(await browser.get('/users/login')), { username, password });
  return `Cookie: ${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`;
}

async function reportOf(
  wapiti: string,
  args: readonly string[],
  { measureMs, teardown }: RunContext,
): Promise<Report> {
  const home = mkdtempSync(join(tmpdir(), 'fieldpost-scan-'));
  teardown.add(() => rmSync(home, { recursive: true, force: true }));
  const output = join(home, 'report.json');
  const bounds = ['-d', '2', '--scope', 'domain', '--max-scan-time', String(crawlSeconds)];
  const attacks = ['-m', [...passive, ...active].join(), '--max-attack-time', String(measureMs / 1_000)];
  const own = ['--flush-session', '--no-bugreport', '--store-session', home, '-f', 'json', '-o', output];
  await runStep('scanning', { command: [wapiti, ...args, ...bounds, ...attacks, ...own], cwd: home });
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

/** A row for each kind of finding, or one that says that there is none. */
function rowsOf(as: string, { infos, vulnerabilities }: Report): string[][] {
  const pages = String(infos.crawled_pages_nbr);
  const kinds = Object.entries(vulnerabilities).filter(([, findings]) => findings.length > 0);
  if (kinds.length === 0) return [[as, pages, 'none', '', '']];
  return kinds.map(([kind, findings]) => {
    const level = Math.max(...findings.map((finding) => finding.level));
    return [as, pages, kind, String(level), String(findings.length)];
  });
}
