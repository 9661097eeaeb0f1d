import type { Locator, Page } from 'playwright-core';

/** More than any page of the console has to stop at. */
const mostStops = 120;

/** A keyboard that counts: each key or combination of keys is one press, and so is each text that is typed into a field. */
export class CountedKeyboard {
  presses = 0;

  constructor(private readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.presses += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** Types into the field that has the focus, which must be this one. */
  async type(field: Locator, text: string): Promise<void> {
    await field.and(this.page.locator(':focus')).waitFor();
    this.presses += 1;
    // Editors complete brackets that are typed one by one.
    await this.page.keyboard.insertText(text);
  }

  /** Presses Tab until this has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    const focused = target.and(this.page.locator(':focus'));
    for (let stop = 0; stop < mostStops; stop += 1) {
      if ((await focused.count()) > 0) return;
      await this.press('Tab');
    }
    throw new Error(`The Tab key does not lead to ${String(target)}`);
  }
}

/** Goes from one thing to the next by the Tab key until this one has the focus, as somebody without a mouse does. */
export const tabTo = (target: Locator): Promise<void> => new CountedKeyboard(target.page()).tabTo(target);

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
