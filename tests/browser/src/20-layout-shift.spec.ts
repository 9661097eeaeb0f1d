import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, until } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { HandlerCalls } from './support/handler-calls.js';
import { LoadingTab } from './support/layout-shifts.js';
import { administrator, openBrowser, site, Visitor } from './support/visitor.js';

/** Above it a page is not good: https://web.dev/articles/cls */
const mostShift = 0.1;

const suffix = randomBytes(4).toString('hex');
const id = `steady-${suffix}`;
const notice = `Maintenance on Sunday at 10:00 UTC: no messages are delivered for an hour (${suffix}).`;

/** What the variables of paths are, on pages below each path. */
const variables: Readonly<Record<string, string>> = {
  $appId: id,
  $devId: 'roof',
  $gatewayId: id,
  $organizationId: id,
  $plural: 'routers',
  $componentId: id,
  $service: 'handler',
  $entityId: id,
  $username: 'root',
  $name: 'console',
  $providerId: 'none',
  $integrationId: 'none',
  $operationId: 'account.applications.create',
};

/** Pages without a login, and those of things that are not made here. */
const left = /callback|signed-out|\$providerId|\$integrationId|organizations\/\$organizationId$/;

const table = readFileSync(
  new URL('../../../apps/console/web/routes/pages/pages.ts', import.meta.url),
  'utf8',
);
const [, ofPages = ''] = table.split('export const pages');
/** The first path of each page: what is shared with others is one page at several. */
const paths = new Map(
  [...ofPages.matchAll(/^ {2}'([^']+)':[^']+'([^']+)'/gm)]
    .map(([, path = '', file = '']) => [file, path] as const)
    .filter(([, path]) => !left.test(path))
    .toReversed(),
);

/** Pages with charts, maps and cards, which narrow screens lay out below each other. */
const alsoNarrow = [
  '/',
  '/console/applications/$appId/',
  '/console/applications/$appId/devices/$devId/',
  '/console/gateways/$gatewayId/',
];
const loads = [...paths.values()].flatMap((path) => [
  [path, 1280] as const,
  ...(alsoNarrow.includes(path) ? [[path, 360] as const] : []),
]);

const addressOf = (path: string): string =>
  path.replaceAll(/\$\w+/g, (name) => variables[name] ?? name).replace(/(?<=.)\/$/, '');

let browser: Browser;
let tab: LoadingTab;
let account: AccountClient;

beforeAll(async () => {
  browser = await openBrowser();
  const visitor = await Visitor.arrive(browser);
  // The component is not announced.
  visitor.failedRequests.expectInFile(404, 'GET', `/announcements/handler/${id}`);
  await visitor.logInAs(administrator);
  await visitor.openConsole('/');
  tab = await LoadingTab.open(visitor.context);
  const anybody = new AccountClient(site);
  account = anybody.as(bearer(await anybody.passwordToken(administrator)));
  await makeApplication();
  await account.createComponent('routers', id);
  const ofApplication = anybody.as(bearer(await account.restrictedToken([`apps:${id}`])));
  await ofApplication.addAccessKey(id, 'reader', ['messages:up:r']);
  const antenna_location = { latitude: 52.37, longitude: 4.89 };
  await account.send('POST', '/api/v2/gateways', { id, frequency_plan: 'EU_863_870', antenna_location });
  const organizations = anybody.as(bearer(await anybody.passwordToken(administrator, ['organizations'])));
  await organizations.send('POST', '/api/v2/organizations', { id, name: 'Field stations' });
  await account.send('POST', '/api/v2/all-notices', { text: notice, level: 'warning' });
});
afterAll(async () => {
  const { body } = await account.send('GET', '/api/v2/all-notices');
  for (const one of body as readonly { readonly id: string; readonly text: string }[])
    if (one.text === notice) await account.send('DELETE', `/api/v2/all-notices/${one.id}`);
  await browser.close();
});

/** An application with messages, so that there are charts, tables and a map. */
async function makeApplication(): Promise<void> {
  const handler = await HandlerCalls.makeApplication(administrator, id);
  const decoder = 'function Decoder(bytes) { return { celsius: bytes[0] }; }';
  await handler.put('', { payload_format: 'custom', decoder });
  await handler.put('/message-storage', {});
  await handler.addDevice('roof');
  await handler.simulate('roof', [20]);
  await until('a message counted and stored', async () => {
    const { total } = await handler.get<{ readonly total: { readonly uplinks: number } }>('/traffic');
    const { messages } = await handler.get<{ readonly messages: readonly unknown[] }>('/messages');
    return total.uplinks === 1 && messages.length === 1;
  });
}

describe('While the page loads with the files of the console in the cache, nothing moves that was painted', () => {
  it.each(loads)('%s, %s px wide', async (path, width) => {
    const shifts = await tab.shiftsOf(addressOf(path), width);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum > mostShift ? { sum, shifts } : 'steady').toBe('steady');
  });
});
