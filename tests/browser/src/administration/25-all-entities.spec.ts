import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { HandlerCalls } from '../support/handler-calls.js';
import { addManyEntities } from '../support/many-entities.js';
import { isTooWide, takePicture, violationsOn } from '../support/pages.js';
import { partsOf } from '../support/parts.js';
import { administrator, type Member, openBrowser, Visitor } from '../support/visitor.js';

const { FIELDPOST_BROWSER_SUITE: dataDir = '' } = process.env;
const prefix = `mine-${randomBytes(3).toString('hex')}`;
const appId = `${prefix}-app`;
const count = 300;

let browser: Browser;
let root: Visitor;
let member: Member;

beforeAll(async () => {
  browser = await openBrowser();
  const visitor = await Visitor.arrive(browser);
  member = await visitor.register('farmer');
  await HandlerCalls.makeApplication(member, appId);
  await addManyEntities(dataDir, member.username, { prefix, count });
  await visitor.leave();
  root = await Visitor.arrive(browser);
  await root.logInAs(administrator);
});
afterAll(() => browser.close());

const { button, link, says } = partsOf(() => root);

/** The page fits and is accessible on phones and on screens, in light and dark colours. */
async function expectGoodLooks(name: string): Promise<void> {
  const { page } = root;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await isTooWide(page)]).toEqual([width, false]);
      expect(await violationsOn(page)).toEqual([]);
      await takePicture(page, `${name}-${colorScheme}-${width}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

describe('An administrator', () => {
  it('finds the application of another user, and sees whom it belongs to and what happened to it', async () => {
    await root.openConsole('/console/administration');
    await root.page
      .getByRole('list', { name: 'Pages of the administration' })
      .getByText('Applications')
      .click();
    await root.sees('Applications');
    await root.page.getByRole('searchbox').fill(appId);
    await root.page.waitForURL(`**/administration/applications?search=${appId}`);
    await link(appId).click();
    await root.sees(appId);
    await root.page.getByRole('heading', { name: 'Devices and messages' }).waitFor();
    await link(`${member.username}@example.com`).waitFor();
    await root.page.getByRole('cell', { name: /^Created an application/ }).waitFor();
    expect(await link('Live data').count()).toBe(0);
    await expectGoodLooks('administered-application');
  });

  it('gets from there to the user, who can be banned, and back by what the user has', async () => {
    await link(member.username).first().click();
    await root.sees(member.username);
    await button('Ban').waitFor();
    await link('Show usage by application').waitFor();
    await link(`${prefix}-0001`).first().click();
    await root.sees(`${prefix}-0001`);
  });

  it('sees of many applications and gateways one page only, in any order', async () => {
    for (const [list, heading] of [
      ['applications', 'Applications'],
      ['gateways', 'Gateways'],
    ] as const) {
      const asked: string[] = [];
      root.page.on('request', (request) => {
        if (request.url().includes(`/api/v2/all-${list}`)) asked.push(new URL(request.url()).search);
      });
      await root.openConsole(`/console/administration/${list}?creator=${member.username}&sort=-id`);
      await root.sees(heading);
      await link(`${prefix}-0${count}`).waitFor();
      // With the heading of the table.
      expect(await root.page.getByRole('row').count()).toBe(21);
      await button('2').waitFor();
      expect(asked.filter((search) => !/[?&]limit=20(&|$)/.test(search))).toEqual([]);
      await expectGoodLooks(`administered-${list}`);
      root.page.removeAllListeners('request');
    }
  });

  it('opens a gateway of another user, without what only collaborators see', async () => {
    await link(`${prefix}-0${count}`).click();
    await root.sees(`${prefix}-0${count}`);
    await says(`Mast ${count}`);
    await says(/Key, location, status and settings are for collaborators only/);
    await expectGoodLooks('administered-gateway');
  });

  it('gets from an entry of the audit log to the application and to the user that it names', async () => {
    await root.openConsole(`/console/administration/audit?kind=apps&id=${appId}`);
    await root.page
      .getByRole('row', { name: /Created an application/ })
      .getByRole('link')
      .first()
      .click();
    await root.sees(appId);
    await root.page.goBack();
    await root.page
      .getByRole('row', { name: /Created an application/ })
      .getByRole('link')
      .nth(1)
      .click();
    await root.sees(member.username);
    expect(root.complaints).toEqual([]);
  });
});
