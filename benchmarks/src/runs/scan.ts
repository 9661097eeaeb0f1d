import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPythonPackages, Problem, startSuite } from '@fieldpost/testing';
import { type ApiDocument, handlerDocument, withExamples } from '../scan/documents.js';
import { makeOwned, type Owned, requireLogin } from '../scan/owned.js';
import { retryingProxy } from '../scan/retrying-proxy.js';
import { type ScanResult, scanned, type Scanner, type Visit } from '../scan/scanner.js';
import { weakSite } from '../scan/weak-site.js';
import type { Run } from '../measure/run.js';

const folder = fileURLToPath(new URL('../../wapiti', import.meta.url));

/** Lowest level of serious findings. */
const serious = 3;

/** Runs a web vulnerability scanner against every HTTP API: without a login, with a login, and with tokens. */
export const scan: Run = async ({ teardown }) => {
  const program = join(await installPythonPackages(folder, '--prefer-binary'), 'wapiti');
  const home = mkdtempSync(join(tmpdir(), 'fieldpost-scan-'));
  teardown.add(() => rmSync(home, { recursive: true, force: true }));
  const scanner = { program, home };
  await requireSight(scanner, await weakSite(teardown));
  const suite = await startSuite();
  teardown.add(() => suite.stop());
  const owned = await makeOwned(suite);
  const root = suite.addresses.account;
  const visits = await visitsTo(root, owned);
  // The handler limits calls per second, so this scan is slow but cheap and runs beside the others.
  const paced = visitToHandler(await retryingProxy(root, teardown), owned);
  const found = await Promise.all([inTurn(scanner, visits), inTurn(scanner, [paced])]);
  const cells = found.flat();
  await requireLogin(owned.browser);
  if (cells.some(([, , , level]) => Number(level) >= serious))
    throw new Problem(
      `The scanner has found something serious:\n${cells.map((row) => row.join(' | ')).join('\n')}`,
    );
  return [{ title: 'What a scanner finds', columns: ['as', 'pages', 'finding', 'level', 'where'], cells }];
};

async function inTurn(scanner: Scanner, visits: readonly Visit[]): Promise<string[][]> {
  const cells: string[][] = [];
  for (const visit of visits) cells.push(...rowsOf(visit.as, await scanned(scanner, visit)));
  return cells;
}

/** Fails when the scanner misses the planted weakness. */
async function requireSight(scanner: Scanner, address: string): Promise<void> {
  const { kinds } = await scanned(scanner, { as: 'a visitor of a weak site', from: [address], depth: 1 });
  if (!kinds.some(({ name, level }) => name.includes('Cross Site Scripting') && level >= 2))
    throw new Problem(`The scanner does not see what is there; it finds ${JSON.stringify(kinds)}`);
}

/** Every HTTP API is behind the reverse proxy: console, account, oauth, discovery and handler. */
async function visitsTo(root: string, owned: Owned): Promise<readonly Visit[]> {
  const at = (...paths: readonly string[]) => paths.map((path) => root + path);
  const document = (await (await fetch(`${root}/api/v2/openapi.json`)).json()) as ApiDocument;
  const { authorization, browser } = owned;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return [
    { as: 'a stranger', from: at(...openPaths), depth: 2 },
    {
      ...{ as: 'somebody logged in', from: at('/users/profile', '/users'), depth: 3 },
      ...{ header: `Cookie: ${cookie}`, without: `${root}/users/logout` },
    },
    {
      ...{ as: 'a program, at the account API', from: at('/api/v2/'), depth: 1 },
      ...{ header: `Authorization: ${authorization}`, document: withExamples(document) },
    },
  ];
}

const visitToHandler = (root: string, owned: Owned): Visit => ({
  ...{ as: 'a program, at the handler', from: handlerPaths(owned).map((path) => root + path), depth: 1 },
  ...{ header: `Authorization: ${owned.handlerAuthorization}`, document: handlerDocument(owned) },
});

const authorize = 'client_id=fieldpost-demo&response_type=code&redirect_uri=http%3A%2F%2Flocalhost&state=x';

const openPaths = [
  ...['/', '/console', '/users/login', '/users/register', '/users/forgot-password'],
  ...[
    '/users/reset-password?token=x',
    '/users/verify-email?token=x',
    '/users/undo-email-change?token=x',
    `/users/authorize?${authorize}`,
  ],
  ...['/key', '/oauth/openapi.json', '/frequency-plans', '/announcements/handler?limit=1'],
  ...['/announcements/handler/fieldpost-handler', '/announcements/handler/app-id/my-app', '/handler/mqtt'],
];

const handlerPaths = ({ appId, devId }: Owned): readonly string[] => {
  const app = `/handler/applications/${appId}`;
  return [
    ...[app, `${app}/devices?limit=1&offset=0`, `${app}/devices/${devId}`, `${app}/integrations`],
    ...[`${app}/device-export?format=csv`, `${app}/dev-addr?usage=otaa`, `${app}/messages?limit=1`],
    ...[`${app}/query/${devId}?last=1h`, `${app}/integrations/http/deliveries`],
  ];
};

/** A row for each kind of finding, or one row without findings. */
function rowsOf(as: string, { pages, kinds }: ScanResult): string[][] {
  if (kinds.length === 0) return [[as, String(pages), 'none', '', '']];
  return kinds.map(({ name, level, places }) => [as, String(pages), name, String(level), places.join(', ')]);
}
