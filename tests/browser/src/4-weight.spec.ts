import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Response } from 'playwright-core';
import { HandlerCalls } from './support/handler-calls.js';
import { openBrowser, site, Visitor } from './support/visitor.js';

const mostBytes = 200_000;
const id = `weight-${randomBytes(4).toString('hex')}`;

let browser: Browser;
let login: Awaited<ReturnType<Visitor['context']['storageState']>>;

beforeAll(async () => {
  browser = await openBrowser();
  const visitor = await Visitor.arrive(browser);
  const handler = await HandlerCalls.makeApplication(await visitor.register('weigher'), id);
  await handler.put('', { payload_format: 'custom', decoder: 'function Decoder(b) { return {}; }' });
  await visitor.openConsole('/');
  // The login alone: nothing that was loaded is there any more.
  login = await visitor.context.storageState();
  await visitor.leave();
});
afterAll(() => browser.close());

/** The scripts that a page loads into an empty browser until this is on it. */
async function scriptsUntil(path: string, ready: string): Promise<readonly Response[]> {
  const context = await browser.newContext({ storageState: login });
  const page = await context.newPage();
  // These follow when the page is shown and can be used, and are held back so that they do not count.
  await page.route(/assets\/(syntax|notifications|scroll-lock)-/, () => undefined);
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  await page.goto(site + path);
  await page.locator(ready).first().waitFor();
  return [...scripts.values()];
}

interface SentRequest {
  readonly url: string;
  readonly priority: string;
}

/** The requests of an empty browser until this is on the page, in that order, with the priority that it gives to them. */
async function requestsUntil(path: string, ready: string): Promise<readonly SentRequest[]> {
  const context = await browser.newContext({ storageState: login });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sent: SentRequest[] = [];
  session.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) =>
    sent.push({ url, priority: initialPriority }),
  );
  await session.send('Network.enable');
  await page.goto(site + path);
  await page.locator(ready).first().waitFor();
  await context.close();
  return sent;
}

const header = (answers: readonly Response[], name: string) =>
  Promise.all(answers.map((answer) => answer.headerValue(name)));

describe('The first load of the console', () => {
  it.each([
    ['the overview', '/', 'main table'],
    ['an application', `/console/applications/${id}`, 'main a:has-text("Open live data")'],
    ['devices', `/console/applications/${id}/devices`, 'main h2'],
    ['live data', `/console/applications/${id}/data`, 'main h1'],
    ['a form', '/console/gateways/-new', 'form'],
    ['applications', '/console/applications', 'main table'],
    ['payload functions', `/console/applications/${id}/payload-functions`, '.code-editor textarea'],
    ['an operation of the API explorer', '/console/api/account.applications.create', 'form textarea'],
    ['a guide', '/console/guides/reference-routes', 'article table'],
  ])('is less than 200 kB of compressed script: %s', async (_, path, ready) => {
    const answers = await scriptsUntil(path, ready);
    const sizes = await header(answers, 'content-length');
    const encodings = await header(answers, 'content-encoding');
    // What gets no smaller is not compressed.
    expect(encodings.filter((name, i) => name === null && Number(sizes[i]) > 200)).toEqual([]);
    expect(encodings).toContain('br');
    expect(sizes.reduce((sum, size) => sum + Number(size), 0)).toBeLessThan(mostBytes);
  });

  it('requests the files of a page after that of the frame, each once, with a lower priority than a call to an API', async () => {
    const sent = await requestsUntil(`/console/applications/${id}`, 'main a:has-text("Open live data")');
    const ofPart = (part: string) => sent.filter(({ url }) => url.includes(part));
    const files = ['application.frame-', 'application.page-', 'entities-', 'shared-'].map(ofPart);
    expect(files.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(files.flat().map(({ priority }) => priority)).toEqual(['Low', 'Low', 'Low', 'Low']);
    const frame = sent.findIndex(({ url }) => url.includes('/assets/main-'));
    expect(frame).toBeLessThan(sent.findIndex(({ url }) => url.includes('/assets/application.frame-')));
    expect(ofPart(`/api/v2/applications/${id}`)[0]?.priority).toBe('High');
  });

  it('requests what a page shows first while the script that renders it is not there', async () => {
    const context = await browser.newContext({ storageState: login });
    const page = await context.newPage();
    await page.route(/assets\/main-/, () => undefined);
    const devices = page.waitForRequest((request) => request.url().includes('/device-states'));
    await page.goto(`${site}/console/applications/${id}`, { waitUntil: 'commit' });
    expect((await devices).headers()['authorization']).toMatch(/^Bearer /);
    await context.close();
  });

  it.each(['/console/applications', '/console/applications?deleted=true'])(
    'reads the list at %s once, although its route and its page ask for it',
    async (path) => {
      const sent = await requestsUntil(path, 'main table');
      const lists = sent.filter(({ url }) => new URL(url).pathname === '/api/v2/applications');
      expect(lists).toHaveLength(1);
    },
  );

  it('comes from files that browsers cache, and one page that they request', async () => {
    const page = await fetch(site);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const [, script = ''] = /src="([^"]+)"/.exec(await page.text()) ?? [];
    const answer = await fetch(site + script);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });
});
