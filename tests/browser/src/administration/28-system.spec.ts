import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bearer } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { isTooWide, takePicture, violationsOn } from '../support/pages.js';
import { inDatabaseOf } from '../support/suite-database.js';
import { administrator, openBrowser, site, Visitor } from '../support/visitor.js';

const page = '/console/administration/system';
const finding = {
  ...{ check: 'trust', subject: 'handler fieldpost-handler <b>localhost:1904</b>', state: 'failure' },
  found: 'Clients do not trust the certificate: it does not name <img src=x onerror=alert(1)>.',
  advice:
    'Serve the certificate with its chain and with all host names in use, or pass the authority with --ca.',
};

let browser: Browser;
let root: Visitor;

const inDatabase = (text: string) =>
  inDatabaseOf({ dataDir: process.env['FIELDPOST_BROWSER_SUITE'] ?? '', app: 'account' }, text, []);

/** Reports as the doctor does when an administrator runs it. */
async function report(): Promise<void> {
  const { username, password } = administrator;
  const login = { grant_type: 'password', username, password, scope: 'profile' };
  const client = `Basic ${Buffer.from('fieldpost-demo:fieldpost-demo').toString('base64')}`;
  const tokens = await fetch(`${site}/users/token`, {
    ...{ method: 'POST', headers: { authorization: client }, body: new URLSearchParams(login) },
  });
  const { access_token: token } = (await tokens.json()) as { readonly access_token: string };
  const { status } = await fetch(`${site}/api/v2/installation/outside-checks`, {
    method: 'PUT',
    headers: { authorization: bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ version: '1.2.3', findings: [finding] }),
  });
  expect(status).toBe(204);
}

const row = (text: string) =>
  root.page.getByRole('region', { name: 'Findings' }).getByRole('row').filter({ hasText: text });

beforeAll(async () => {
  browser = await openBrowser();
  root = await Visitor.arrive(browser);
  await root.logInAs(administrator);
  await inDatabase('delete from outside_checks');
});
afterAll(() => browser.close());

async function expectGoodLooks(picture: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await root.page.emulateMedia({ colorScheme });
    await root.page.setViewportSize({ width, height: 900 });
    expect([width, await isTooWide(root.page)]).toEqual([width, false]);
    expect(await violationsOn(root.page)).toEqual([]);
    await takePicture(root.page, `${picture}-${colorScheme}-${width}`);
  }
}

describe('The page about the system', () => {
  it('says before the first run of the doctor that nothing is known from outside', async () => {
    await root.openConsole(page);
    await row('They have never been checked from outside.').waitFor();
    await root.page.getByRole('code').getByText('npx fieldpost doctor', { exact: true }).waitFor();
    await expectGoodLooks('system-never-checked');
  });

  it('shows what the doctor has found as text, and when and by whom', async () => {
    await report();
    await root.openConsole(page);
    await row(finding.subject).getByText(finding.found).waitFor();
    await row(finding.subject).getByText('From outside', { exact: true }).waitFor();
    await root.page.getByText('by root, with fieldpost 1.2.3.').waitFor();
    expect(await row('They have never been checked').count()).toBe(0);
    await inDatabase(`update outside_checks set received = now() - interval '3 hours'`);
    await root.openConsole(page);
    await root.page.getByText('3 hours ago', { exact: true }).waitFor();
    await expectGoodLooks('system');
  });

  it('says after a day that the doctor should run again, and keeps the problems', async () => {
    await inDatabase(`update outside_checks set received = now() - interval '50 hours'`);
    await root.openConsole(page);
    await row('They were last checked from outside more than 48 hours ago.').waitFor();
    await row(finding.subject).waitFor();
    await root.page.getByText('2 days ago', { exact: true }).waitFor();
    expect(root.complaints).toEqual([]);
  });
});
