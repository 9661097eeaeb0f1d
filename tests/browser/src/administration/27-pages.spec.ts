import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { takePicture, violationsOn } from '../support/pages.js';
import { administrator, openBrowser, Visitor } from '../support/visitor.js';

const phone = { width: 360, height: 780 };

let browser: Browser;
let root: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  root = await Visitor.arrive(browser);
  await root.logInAs(administrator);
});
afterAll(() => browser.close());

describe('The pages of the administration', () => {
  const tabs = () => root.page.getByRole('navigation', { name: 'Pages of the administration' });
  const moreTabs = async () => {
    const attributes = ['data-more-before', 'data-more-after'];
    const values = await Promise.all(attributes.map((name) => tabs().getAttribute(name)));
    return attributes.filter((_, at) => values[at] !== null);
  };

  it('are in the sidebar of wide screens, which scrolls to them when it is low', async () => {
    await root.page.setViewportSize({ width: 1280, height: 500 });
    await root.openConsole('/console/administration/audit');
    await root.sees('Audit log');
    const list = root.page.getByRole('list', { name: 'Pages of the administration' });
    const current = list.getByRole('link', { name: 'Audit log', exact: true });
    expect(await current.getAttribute('aria-current')).toBe('page');
    await until('the link in sight', async () => ((await current.boundingBox())?.y ?? Infinity) < 500);
    expect(await tabs().count()).toBe(0);
    await list.getByRole('link', { name: 'System', exact: true }).click();
    await root.sees('System');
    await takePicture(root.page, 'administration-sidebar');
  });

  it('are tabs on narrow screens, which fade out where there are more of them', async () => {
    await root.page.setViewportSize(phone);
    await until('tabs before', async () => (await moreTabs()).join() === 'data-more-before');
    await tabs().getByRole('link', { name: 'Usage', exact: true }).click();
    await root.sees('Usage');
    await until('tabs on both sides', async () => (await moreTabs()).length === 2);
    await takePicture(root.page, 'administration-tabs');
    expect(await violationsOn(root.page)).toEqual([]);
    await root.page.setViewportSize({ width: 1920, height: 900 });
    expect(await tabs().count()).toBe(0);
  });
});

describe('The details of an entry of the audit log', () => {
  it('are read like a page, though they open in a cell of the list, and fit on a phone', async () => {
    await root.page.setViewportSize(phone);
    await root.openConsole('/console/administration/audit');
    await root.page
      .getByRole('button', { name: /^Details/ })
      .first()
      .click();
    const details = root.page.getByRole('dialog');
    const alignment = 'getComputedStyle(document.querySelector("dialog[open] pre")).textAlign';
    await details.getByText('"action":').waitFor();
    expect(await root.page.evaluate(alignment)).toBe('left');
    const heading = details.getByRole('heading', { name: 'The entry as JSON' });
    expect((await heading.boundingBox())?.x).toBe(
      (await details.getByRole('region').first().boundingBox())?.x,
    );
    const table = details.getByRole('region').first();
    const [inner, outer] = [await table.getByRole('table').boundingBox(), await table.boundingBox()];
    expect(inner?.width ?? Infinity).toBeLessThanOrEqual(outer?.width ?? 0);
    await table.getByRole('row', { name: /^When / }).waitFor();
    const column = 'getComputedStyle(document.querySelector("dialog[open] td"), "::before").content';
    expect(await root.page.evaluate(column)).toBe('none');
    await takePicture(root.page, 'audit-details-360');
  });
});
