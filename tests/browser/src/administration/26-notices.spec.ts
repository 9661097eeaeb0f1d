import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { isTooWide, takePicture, violationsOn } from '../support/pages.js';
import { partsOf } from '../support/parts.js';
import { administrator, openBrowser, Visitor } from '../support/visitor.js';

let browser: Browser;
let root: Visitor;
let visitor: Visitor;

const name = `Maintenance ${randomBytes(3).toString('hex')}`;
const text = `${name} <b>on Friday</b> at 20:00 UTC: the network does not deliver messages for ten minutes.`;

beforeAll(async () => {
  browser = await openBrowser();
  [root, visitor] = [await Visitor.arrive(browser), await Visitor.arrive(browser)];
  await visitor.register('reader');
  await root.logInAs(administrator);
});
afterAll(() => browser.close());

const { button, field, says, confirm } = partsOf(() => root);
const noticeOf = ({ page }: Visitor) => page.getByRole('complementary', { name: 'Notices' }).getByText(text);

async function expectGoodLooks({ page }: Visitor, picture: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await isTooWide(page)]).toEqual([width, false]);
      expect(await violationsOn(page)).toEqual([]);
      await takePicture(page, `${picture}-${colorScheme}-${width}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

describe('A notice', () => {
  it('is written by an administrator, with errors at their fields', async () => {
    await root.openConsole('/console/administration/notices');
    await root.sees('Notices');
    await button('Publish the notice').click();
    await says('Enter a text.');
    await field('Text').fill(text);
    await root.page.getByLabel('Shown until').fill('2020-01-01T10:00');
    await button('Publish the notice').click();
    await says('Enter a time in the future');
    await root.page.getByLabel('Shown until').fill('2999-01-01T10:00');
    await root.page.getByLabel('Level').selectOption('warning');
    await button('Publish the notice').click();
    await says('The notice is published.');
    await noticeOf(root).waitFor();
    await expectGoodLooks(root, 'notices');
  });

  it('is seen by every user as text, and no more once the user has dismissed it', async () => {
    await visitor.openConsole('/');
    await noticeOf(visitor).waitFor();
    await expectGoodLooks(visitor, 'notice-banner');
    await visitor.page.getByRole('button', { name: `Dismiss: ${text}` }).click();
    await noticeOf(visitor).waitFor({ state: 'detached' });
    const read = visitor.page.waitForResponse('**/api/v2/notices');
    await visitor.openConsole('/console/applications');
    await read;
    await visitor.sees('Applications');
    expect(await noticeOf(visitor).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });

  it('is removed after a question', async () => {
    await root.page.setViewportSize({ width: 1280, height: 900 });
    await button(`Remove: ${text}`).click();
    await confirm('Remove');
    await says('The notice was removed.');
    await noticeOf(root).waitFor({ state: 'detached' });
    expect(root.complaints).toEqual([]);
  });
});
