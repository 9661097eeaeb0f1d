import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import type { Browser, Locator, Request } from 'playwright-core';
import { isTooWide, takePicture, violationsOn } from '../support/pages.js';
import { partsOf } from '../support/parts.js';
import { openBrowser, site, Visitor } from '../support/visitor.js';

let browser: Browser;
let reader: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  reader = await Visitor.arrive(browser);
  await reader.register('reader');
  await reader.openConsole('/');
});
afterAll(() => browser.close());

const { button, link } = partsOf(() => reader);
const main = () => reader.page.getByRole('main');
/** How far below the top of the window the heading with this anchor is. */
const topOf = (id: string): Promise<number> =>
  reader.page.evaluate(`document.getElementById('${id}')?.getBoundingClientRect().top ?? Infinity`);
/** Below the header, which stays at the top. */
const isAtTop = (id: string) =>
  until('the heading is at the top', async () => {
    const top = await topOf(id);
    return top > 50 && top < 200;
  });

describe('The guides', () => {
  it('are in the help menu, and say for whom they are', async () => {
    await button('Help').click();
    await link('Guides').click();
    await reader.sees('Guides');
    const headings = await main().getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings).toEqual([
      'For people with devices and applications',
      'For people with gateways',
      'For operators',
      'Reference',
    ]);
    await main().getByText('Topics, messages and access keys for MQTT clients.').waitFor();
  });

  it('are files of their own, loaded when they are opened', async () => {
    const loaded: string[] = [];
    const note = (request: Request) => void loaded.push(new URL(request.url()).pathname);
    reader.page.on('request', note);
    await link('Decode and encode payloads').click();
    await reader.sees('Decode and encode payloads');
    await main().locator('article').waitFor();
    reader.page.off('request', note);
    expect(loaded.filter((path) => path.endsWith('.json'))).toEqual([
      expect.stringMatching(/^\/console\/assets\/guide-payloads-[\w-]+\.json$/),
    ]);
  });

  it('lead to each other, to the heading that is meant, without loading the console anew', async () => {
    await reader.openConsole('/console/guides/gateways');
    await reader.sees('Connect a gateway');
    await reader.page.evaluate('window.isSame = true');
    await main().locator('a[href="/console/guides/kubernetes#gateways"]').first().click();
    await reader.sees('Install on Kubernetes');
    await isAtTop('gateways');
    expect(await reader.page.evaluate('window.isSame')).toBe(true);
  });

  it('are named in the breadcrumb by their titles', async () => {
    const trail = reader.page.getByRole('navigation', { name: 'Breadcrumb' });
    await trail.getByText('Install on Kubernetes').waitFor();
  });

  it('open at a heading whose address was given', async () => {
    await reader.openConsole('/console/guides/single-sign-on#log-in-with-your-company-account');
    await isAtTop('log-in-with-your-company-account');
  });

  it('have a table of contents on wide screens', async () => {
    await reader.page.setViewportSize({ width: 1600, height: 900 });
    await reader.openConsole('/console/guides/gateways');
    const contents = reader.page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Gateways with LoRa Basics Station' }).click();
    await isAtTop('gateways-with-lora-basics-station');
    await reader.page.setViewportSize({ width: 1000, height: 900 });
    await contents.waitFor({ state: 'hidden' });
  });

  it('have pictures, whose places are kept', async () => {
    const name = 'Register a gateway';
    const picture = main().getByRole('img', { name, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await until('the picture is loaded', () =>
      reader.page.evaluate(`document.querySelector('article img[alt="${name}"]').naturalWidth > 0`),
    );
    expect(await picture.getAttribute('width')).toMatch(/^\d+$/);
  });

  it('name this server, and copy lines of text', async () => {
    await reader.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await reader.openConsole('/console/guides/api');
    const lines = main().locator('.guide-code', { hasText: 'curl' }).first();
    await button('Copy Use the HTTP APIs').click();
    await lines.getByRole('button', { name: 'Copied' }).waitFor();
    await main().getByRole('status').getByText('Copied').waitFor();
    const copied = await reader.page.evaluate('navigator.clipboard.readText()');
    expect(copied).toContain(site);
    await button('Copy Use the HTTP APIs').waitFor();
  });

  it('have the button to copy beside the lines of text, not on them, and no empty line above these', async () => {
    const block = main().locator('.guide-code', { hasText: 'curl' }).first();
    const edgesOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN };
    for (const width of [360, 1280]) {
      await reader.page.setViewportSize({ width, height: 900 });
      const lines = await edgesOf(block.getByRole('region'));
      expect(lines.x + lines.width).toBeLessThanOrEqual((await edgesOf(block.getByRole('button'))).x);
      expect((await edgesOf(block.locator('code'))).y - (await edgesOf(block)).y).toBeLessThan(20);
    }
  });

  it('do not break the names of settings', async () => {
    await reader.openConsole('/console/guides/reference-config');
    const name = main().getByRole('cell', { name: 'FIELDPOST_LISTEN_HOST', exact: true }).first();
    const [one, height] = [24, (await name.locator('code').boundingBox())?.height];
    expect(height).toBeLessThan(one);
    await reader.openConsole('/console/guides/api');
  });

  it('say that lines of text were not copied', async () => {
    await reader.page.evaluate(
      "navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))",
    );
    await button('Copy Use the HTTP APIs').click();
    await button('Not copied').waitFor();
  });

  it('are found by their title in the command palette', async () => {
    await reader.page.keyboard.press('Control+k');
    await reader.page.getByRole('combobox', { name: /^Search applications/ }).fill('back up');
    await reader.page.getByRole('option', { name: 'Back up and restore' }).click();
    await reader.sees('Back up and restore');
  });

  it('are not found under another name', async () => {
    await reader.openConsole('/console/guides/nothing');
    await reader.sees('Page not found');
  });

  it.each(['console', 'capacity', 'kubernetes', 'compatibility', 'reference-errors', 'reference-routes'])(
    'have no violation that axe-core knows, light or dark, and fit from 360 to 1,920 px: %s',
    async (name) => {
      await reader.openConsole(`/console/guides/${name}`);
      await main().locator('article').waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await reader.page.emulateMedia({ colorScheme });
        for (const width of [1920, 360]) {
          await reader.page.setViewportSize({ width, height: 900 });
          expect(await violationsOn(reader.page)).toEqual([]);
          expect(await isTooWide(reader.page)).toBe(false);
          await takePicture(reader.page, `guide-${name}-${colorScheme}-${width}`);
        }
      }
    },
  );

  it('do nothing that the policy of the console rejects', () => expect(reader.complaints).toEqual([]));
});
