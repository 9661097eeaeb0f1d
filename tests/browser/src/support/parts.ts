import type { Visitor } from './visitor.js';

/** The parts of the page that somebody looks at, by what they are called. */
export const partsOf = (looker: () => Visitor) => ({
  button: (name: string) => looker().page.getByRole('button', { name, exact: true }),
  link: (name: string) => looker().page.getByRole('link', { name, exact: true }),
  field: (name: string) => looker().page.getByRole('textbox', { name }),
  says: (text: string | RegExp) => looker().page.getByText(text).first().waitFor(),
  confirm: (name: string) =>
    looker().page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
});
