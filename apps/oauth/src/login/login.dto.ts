import { z } from 'zod';
import { longText, passkeyResponse, text, word } from '../requests/fields.js';

/**
 * Where the browser is redirected after the login, why a logged-in user sees it (`login` or `select_account`), and what the
 * page says has happened: `logout`.
 */
export const loginQuery = z.object({ next: longText, prompt: word, after: word });
export type LoginQuery = Readonly<z.infer<typeof loginQuery>>;

/** The form of the login page. */
export const loginForm = z.object({ form_token: text, next: longText, username: text, password: text });
export type LoginForm = Readonly<z.infer<typeof loginForm>>;

/** A passkey instead of name and password: the sealed challenge, and the JSON of the browser. */
export const passkeyLoginForm = z.object({
  ...{ form_token: text, next: longText },
  ...{ challenge: longText, credential: passkeyResponse },
});
export type PasskeyLoginForm = Readonly<z.infer<typeof passkeyLoginForm>>;

/** The form of the logout button. */
export const logoutForm = z.object({ form_token: text });
export type LogoutForm = Readonly<z.infer<typeof logoutForm>>;
