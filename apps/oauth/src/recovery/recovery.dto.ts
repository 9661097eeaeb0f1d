import { z } from 'zod';
import { text } from '../requests/fields.js';

/** The form of the page for a forgotten password. */
export const forgottenForm = z.object({ form_token: text, username: text });
export type ForgottenForm = Readonly<z.infer<typeof forgottenForm>>;

/** The form of the page for a new password; account validates it. */
export const resetForm = z.object({ form_token: text, token: text, password: text });
export type ResetForm = Readonly<z.infer<typeof resetForm>>;
