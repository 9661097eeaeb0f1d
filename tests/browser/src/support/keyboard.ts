import type { Locator } from 'playwright-core';

/** More than any page of the console has to stop at. */
const mostStops = 120;

/** Goes from one thing to the next by the Tab key until this one has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const page = target.page();
  const focused = target.and(page.locator(':focus'));
  for (let stop = 0; stop < mostStops; stop += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`);
}

/** Goes there and presses Enter. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Goes there and types. */
export async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}
