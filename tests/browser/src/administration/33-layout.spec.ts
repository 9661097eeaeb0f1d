import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { HandlerCalls } from '../support/handler-calls.js';
import { partsOf } from '../support/parts.js';
import { administrator, openBrowser, Visitor } from '../support/visitor.js';

const appId = `layout-${randomBytes(4).toString('hex')}`;

let browser: Browser;
let reader: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  reader = await Visitor.arrive(browser);
  await reader.page.setViewportSize({ width: 1280, height: 800 });
  await reader.logInAs(administrator);
  const handler = await HandlerCalls.makeApplication(administrator, appId);
  await handler.addDevice('roof');
});
afterAll(() => browser.close());

const { button, link } = partsOf(() => reader);

/** Where an element is, and how large. */
async function boxOf(element: Locator) {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return box;
}

describe('On a screen of 1,280 by 800', () => {
  it('the menu of the administration is seen as a whole', async () => {
    await reader.openConsole('/console/administration/system');
    await link('Audit log').waitFor();
    const hidden = await reader.page.evaluate(
      '(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector(".side"))',
    );
    expect(hidden).toBe(0);
  });

  it('the filters of the audit log are in one line', async () => {
    await reader.openConsole('/console/administration/audit');
    const filters = reader.page.getByRole('search');
    const ends = [filters.getByLabel('Id'), button('Apply'), filters.getByRole('link', { name: 'Clear' })];
    const tops = (await Promise.all(ends.map(boxOf))).map(({ y }) => Math.round(y));
    expect(new Set(tops).size).toBe(1);
  });

  it('the label of the search for devices is one line, and the buttons above it have the same distance', async () => {
    await reader.openConsole(`/console/applications/${appId}/devices`);
    const { height } = await boxOf(reader.page.getByText('Search by id, description, EUI or address'));
    expect(height).toBeLessThan(30);
    const names = ['Add a device', 'Import', 'Register on join', 'Export'];
    const boxes = await Promise.all(
      names.map((name) => boxOf(reader.page.getByRole('main').getByRole('link', { name, exact: true }))),
    );
    const gaps = boxes
      .slice(1)
      .map(({ x }, at) => Math.round(x - (boxes[at]?.x ?? 0) - (boxes[at]?.width ?? 0)));
    expect(new Set(gaps).size).toBe(1);
  });

  it('the buttons that generate are in line with their fields, also above an error', async () => {
    await reader.openConsole(`/console/applications/${appId}/devices/-new`);
    const areInLine = async (name: string) => {
      const field = reader.page.getByLabel(name, { exact: false }).and(reader.page.locator('input')).last();
      const [{ y }, { y: beside }] = await Promise.all([boxOf(field), boxOf(button(`Generate the ${name}`))]);
      // The input of a key is inside a frame of one pixel.
      return Math.abs(y - beside) < 1.5;
    };
    expect([await areInLine('DevEUI'), await areInLine('AppKey')]).toEqual([true, true]);
    await reader.page.getByLabel('Device id', { exact: false }).first().fill('cellar');
    await button('Add a device').click();
    await reader.page.locator('[aria-invalid=true]').first().waitFor();
    expect([await areInLine('DevEUI'), await areInLine('AppKey')]).toEqual([true, true]);
  });

  it('the page of a logout in another tab is as wide as the login page', async () => {
    await reader.open('/console/signed-out?after=logout');
    const card = await boxOf(reader.page.locator('main > *').first());
    const other = await Visitor.arrive(browser);
    await other.page.setViewportSize({ width: 1280, height: 800 });
    await other.open('/users/login');
    expect(card.width).toBe((await boxOf(other.page.locator('main'))).width);
    await other.leave();
  });
});
