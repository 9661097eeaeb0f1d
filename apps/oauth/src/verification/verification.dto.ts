import { z } from 'zod';
import { text } from '../requests/fields.js';

/** What the button to verify an address sends. */
export const verificationForm = z.object({ form_token: text, token: text });
export type VerificationForm = Readonly<z.infer<typeof verificationForm>>;
