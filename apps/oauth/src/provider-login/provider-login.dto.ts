import { z } from 'zod';
import { longText, text } from '../requests/fields.js';

/** Where the browser is redirected after the login. */
export const startQuery = z.object({ next: longText });
export type StartQuery = Readonly<z.infer<typeof startQuery>>;

/** The response of the provider (RFC 6749, 4.1.2); the rest of the query is validated with it. */
export const callbackQuery = z.object({ state: text });
export type CallbackQuery = Readonly<z.infer<typeof callbackQuery>>;

/** The provider of the linked login to remove. */
export const providerForm = z.object({ form_token: text, provider: text });
export type ProviderForm = Readonly<z.infer<typeof providerForm>>;

/** `yes` links the login that waits for it. */
export const linkForm = z.object({ form_token: text, decision: text });
export type LinkForm = Readonly<z.infer<typeof linkForm>>;
