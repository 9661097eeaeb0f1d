import { z } from 'zod';
import { text } from '../requests/fields.js';

/** Where to go afterwards. */
export const loginQuery = z.object({ next: text });
export type LoginQuery = Readonly<z.infer<typeof loginQuery>>;

/** What the login page sends. */
export const loginForm = z.object({ form_token: text, next: text, username: text, password: text });
export type LoginForm = Readonly<z.infer<typeof loginForm>>;

/** What the button to log out sends. */
export const logoutForm = z.object({ form_token: text });
export type LogoutForm = Readonly<z.infer<typeof logoutForm>>;
