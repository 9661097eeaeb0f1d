import { z } from 'zod';
import { text } from '../requests/fields.js';

/** What the page for a lost password sends. */
export const forgottenForm = z.object({ form_token: text, username: text });
export type ForgottenForm = Readonly<z.infer<typeof forgottenForm>>;

/** What the page for a new password sends; the rules for it are account's. */
export const resetForm = z.object({ form_token: text, token: text, password: text });
export type ResetForm = Readonly<z.infer<typeof resetForm>>;
