import type { Visitor } from './visitor.js';

/** The parts of the page that somebody looks at, by what they are called. */
export const partsOf = (looker: () => Visitor) => ({
  button: (name: string) => looker().page.getByRole('button', { name, exact: true }),
  link: (name: string) => looker().page.getByRole('link', { name, exact: true }),
  field: (name: string) => looker().page.getByRole('textbox', { name }),
  says: (text: string | RegExp) => looker().page.getByText(text).first().waitFor(),
  /** Saves the form, and waits for the message about this save, not about one before it. */
  save: async () => {
    const { page } = looker();
    await page.getByText('Saved.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
  },
  confirm: (name: string) =>
    looker().page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
});
