import { z } from 'zod';
import { text } from '../requests/fields.js';

/** What a button sends that has nothing to say beside itself. */
export const bareForm = z.object({ form_token: text });
export type BareForm = Readonly<z.infer<typeof bareForm>>;

/** What the profile page sends; the rules for it are account's. */
export const profileForm = z.object({
  form_token: text,
  email: text,
  first_name: text,
  last_name: text,
  old_password: text,
});
export type ProfileForm = Readonly<z.infer<typeof profileForm>>;

/** What the page for another password sends. */
export const passwordForm = z.object({ form_token: text, old_password: text, password: text });
export type PasswordForm = Readonly<z.infer<typeof passwordForm>>;

/** Which login is to end; empty for all but this one. */
export const sessionForm = z.object({ form_token: text, session: text });
export type SessionForm = Readonly<z.infer<typeof sessionForm>>;

/** The client that is to be trusted no more. */
export const clientForm = z.object({ form_token: text, client: text });
export type ClientForm = Readonly<z.infer<typeof clientForm>>;
