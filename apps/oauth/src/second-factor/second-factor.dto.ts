import { z } from 'zod';
import { longText, passkeyResponse, text } from '../requests/fields.js';

/** The second step of a login; `remember` is empty or `yes`. */
export const codeForm = z.object({ form_token: text, pending: longText, code: text, remember: text });
export type CodeForm = Readonly<z.infer<typeof codeForm>>;

/** A new authenticator app with a code that it shows. The secret and the URI repeat the picture after a wrong code. */
export const confirmForm = z.object({
  form_token: text,
  id: text,
  secret: text,
  uri: text,
  name: text,
  code: text,
});
export type ConfirmForm = Readonly<z.infer<typeof confirmForm>>;

/** The same at a login that needs a second factor. */
export const enrolmentForm = confirmForm.extend({ pending: longText });
export type EnrolmentForm = Readonly<z.infer<typeof enrolmentForm>>;

const passkey = { form_token: text, challenge: longText, credential: passkeyResponse };

/** A passkey as second factor. */
export const passkeyStepForm = z.object({ ...passkey, pending: longText });
export type PasskeyStepForm = Readonly<z.infer<typeof passkeyStepForm>>;

export const newPasskeyForm = z.object({ ...passkey, name: text });
export type NewPasskeyForm = Readonly<z.infer<typeof newPasskeyForm>>;

/** The same at a login that needs a second factor. */
export const passkeyEnrolmentForm = newPasskeyForm.extend({ pending: longText });
export type PasskeyEnrolmentForm = Readonly<z.infer<typeof passkeyEnrolmentForm>>;

/** A second factor or an app password. */
export const idForm = z.object({ form_token: text, id: text });
export type IdForm = Readonly<z.infer<typeof idForm>>;

/** Scopes that a program with an app password may have; each is a checkbox with the value `yes`. */
export const offeredScopes = ['profile', 'apps', 'components', 'gateways', 'clients'] as const;

export const appPasswordForm = z
  .object({
    ...{ form_token: text, name: text },
    ...{ profile: text, apps: text, components: text, gateways: text, clients: text },
  })
  .transform(({ form_token, name, ...chosen }) => ({
    form_token,
    name,
    scopes: offeredScopes.filter((scope) => chosen[scope] === 'yes'),
  }));
export type AppPasswordForm = Readonly<z.infer<typeof appPasswordForm>>;
