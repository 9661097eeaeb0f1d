import { type Form, formOf, type Seen } from '@fieldpost/testing';

/** Whether a page has a form with this action. */
export const hasForm = (page: Seen, action: string) => page.text.includes(`action="${action}"`);
/** A form of a page by its action. */
export const formTo = (page: Seen, action: string): Form => {
  const at = page.text.indexOf(`action="${action}"`);
  return formOf({ ...page, text: page.text.slice(page.text.lastIndexOf('<form', at)) });
};

/** What the fake account accepts. */
export const valid = { credential: 'a passkey of jane' };
export const toLogin = '/users/login/passkey';
export const toStep = '/users/login/passkey-step';
