import { z } from 'zod';
import { text } from '../requests/fields.js';

/** A form without fields. */
export const bareForm = z.object({ form_token: text });
export type BareForm = Readonly<z.infer<typeof bareForm>>;

/** The form of the profile page; account validates it. */
export const profileForm = z.object({
  form_token: text,
  email: text,
  first_name: text,
  last_name: text,
  old_password: text,
});
export type ProfileForm = Readonly<z.infer<typeof profileForm>>;

/** The form of the password page. */
export const passwordForm = z.object({ form_token: text, old_password: text, password: text });
export type PasswordForm = Readonly<z.infer<typeof passwordForm>>;

/** The session to end; empty for all other sessions. */
export const sessionForm = z.object({ form_token: text, session: text });
export type SessionForm = Readonly<z.infer<typeof sessionForm>>;

/** The client whose consent is withdrawn. */
export const clientForm = z.object({ form_token: text, client: text });
export type ClientForm = Readonly<z.infer<typeof clientForm>>;
