import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { isTooWide, takePicture, violationsOn } from './pages.js';
import { openBrowser, Visitor } from './visitor.js';

const id = `field-${randomBytes(4).toString('hex')}`;
const below = (path: string) => `/console/applications/${id}${path}`;

/** Every page of the console: its name, its address, and the heading by which it is known to be there. */
const pages = [
  ['overview', '/', /^Welcome/],
  ['applications', '/console/applications', 'Applications'],
  ['new-application', '/console/applications/-new', 'Create an application'],
  ['application', below(''), 'Field stations'],
  ['settings', below('/settings'), 'Settings'],
  ['access-keys', below('/access-keys'), 'Access keys'],
  ['new-access-key', below('/access-keys/-new'), 'Create an access key'],
  ['collaborators', below('/collaborators'), 'Collaborators'],
  ['new-collaborator', below('/collaborators/-new'), 'Add a collaborator'],
  ['no-page', '/console/nothing-here', 'Page not found'],
] as const;
const schemes = ['light', 'dark'] as const;
const widths = [360, 1600] as const;

let browser: Browser;
let owner: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  [owner, stranger] = [await Visitor.arrive(browser), await Visitor.arrive(browser)];
  await owner.register('keeper');
  await stranger.register('stranger');
  await stranger.openConsole('/');
  await owner.openConsole('/console/applications/-new');
  await owner.page.getByRole('textbox', { name: 'Id' }).fill(id);
  await owner.page.getByRole('textbox', { name: 'Name' }).fill('Field stations');
  await owner.page.getByRole('button', { name: 'Create an application' }).click();
  await owner.sees('Field stations');
  await owner.openConsole(below('/access-keys/-new'));
  await owner.page.getByRole('textbox', { name: 'Name' }).fill('weather map');
  await owner.page.getByRole('button', { name: 'Create an access key' }).click();
  await owner.sees('Your new access key');
});
afterAll(() => browser.close());

const heading = (who: Visitor, name: string | RegExp) =>
  who.page.getByRole('heading', { level: 1, name, ...(typeof name === 'string' && { exact: true }) });

describe.each(pages)('The page %s', (name, path, title) => {
  it.each(schemes)('has no violation that axe-core knows, narrow or wide, in %s', async (colorScheme) => {
    await owner.page.emulateMedia({ colorScheme });
    await owner.open(path);
    await heading(owner, title).waitFor();
    await owner.page.waitForLoadState('networkidle');
    for (const width of widths) {
      await owner.page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(owner.page)).toEqual([]);
      expect(await isTooWide(owner.page)).toBe(false);
      await takePicture(owner.page, `${name}-${colorScheme}-${width}`);
    }
  });

  it('tells somebody without any right what to do, and shows nothing', async () => {
    await stranger.open(path);
    await stranger.page.getByRole('heading', { level: 1 }).first().waitFor();
    await stranger.page.waitForLoadState('networkidle');
    expect(await stranger.page.content()).not.toContain('Field stations');
    if (path.includes(id)) await heading(stranger, /^(Not found|You may not see this)$/).waitFor();
    expect(await violationsOn(stranger.page)).toEqual([]);
  });
});

describe('The console', () => {
  it('is used by keyboard: the first key leads past the navigation', async () => {
    await owner.openConsole('/console/applications');
    await owner.sees('Applications');
    await owner.page.keyboard.press('Tab');
    expect(await owner.page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
    await owner.page.keyboard.press('Enter');
    expect(await owner.page.evaluate('document.activeElement.id')).toBe('content');
  });

  it('changes its colours by a button, and remembers them', async () => {
    await owner.page.emulateMedia({ colorScheme: 'light' });
    await owner.page.getByRole('button', { name: 'Use dark colours' }).click();
    await owner.openConsole('/');
    await owner.page.getByRole('button', { name: 'Use light colours' }).click();
  });

  it('asks no other host, and does nothing that its policy refuses', () =>
    expect([owner.complaints, stranger.complaints]).toEqual([[], []]));
});
