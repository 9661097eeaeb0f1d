import { z } from 'zod';
import { longText, text } from '../requests/fields.js';

/** Where the browser is redirected after the login, and the secret of an invitation. */
export const registrationQuery = z.object({ next: longText, invitation: text });
export type RegistrationQuery = Readonly<z.infer<typeof registrationQuery>>;

/** What the registration page sends; the rules for it are account's. */
export const registrationForm = z.object({
  form_token: text,
  next: longText,
  invitation: text,
  username: text,
  email: text,
  password: text,
});
export type RegistrationForm = Readonly<z.infer<typeof registrationForm>>;
