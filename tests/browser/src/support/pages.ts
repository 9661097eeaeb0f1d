import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Resolves when nothing fades in or out any more: what is half transparent has less contrast. */
const isStill = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.allSettled(
    document.getAnimations()
      .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
      .map(({ finished }) => finished))`);

/**
 * What axe-core finds wrong on the page, once its main heading is there: one line per element. The policy of the page
 * stays in force.
 */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  // That of a page below a dialog may be hidden.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await isStill(page);
  // A page that was reached by a link has it already.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const found = (await page.evaluate(
    'axe.run().then(({ violations }) => violations)',
  )) as readonly Violation[];
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Whether the page as a whole scrolls sideways, which nothing but a table in its own frame may. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** The tables whose columns are partly out of sight, so that a reader would have to scroll sideways. */
export const cutOffTables = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(`[...document.querySelectorAll('.scrolls:has(> table)')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((frame) => frame.getAttribute('aria-label'))`);

/** Values, bytes and facts of messages of which a part is out of sight; bytes may end with an ellipsis. */
export const cutOffParts = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(`[...document.querySelectorAll('.live-data, .live-facts')].flatMap((row) => {
    const { right, bottom } = row.getBoundingClientRect();
    return [...row.querySelectorAll('b, code, .live-facts > span')].filter((part) => {
      const seen = part.getBoundingClientRect();
      if (part.localName === 'code') return seen.right > right + 1 || seen.height > 24;
      return seen.right > right + 1 || seen.bottom > bottom + 1 || part.scrollWidth > part.clientWidth + 1;
    }).map(({ textContent }) => textContent);
  })`);

/** The texts of cells that go beyond their cell, over what is beside it. */
export const overprintedCells = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(`[...document.querySelectorAll('.scrolls > table tbody :is(td, th)')]
    .filter((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1;
    })
    .map(({ textContent }) => textContent)`);

/** Keeps a picture of what is seen, in a folder that is not part of the repository. */
export async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync('.results/pictures', { recursive: true });
  await page.screenshot({ path: join('.results/pictures', `${name}.png`) });
}

/** What is wrong with the page on a phone or a wide screen, in light or dark; keeps a picture of each. */
export async function wrongWith(page: Page, name: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = (await isTooWide(page)) ? [`too wide for ${width}`] : [];
      wrong.push(...(await violationsOn(page)), ...tooWide);
      await takePicture(page, `${name}-${colorScheme}-${width}`);
    }
  }
  return wrong;
}
