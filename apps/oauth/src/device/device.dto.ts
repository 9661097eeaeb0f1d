import { z } from 'zod';
import { text } from '../requests/fields.js';

/** The code in the complete verification URI. */
export const deviceQuery = z.object({ user_code: text });
export type DeviceQuery = Readonly<z.infer<typeof deviceQuery>>;

/** The forms of the page: first the code alone, then with the decision. */
export const deviceForm = z.object({ form_token: text, user_code: text, decision: text });
export type DeviceForm = Readonly<z.infer<typeof deviceForm>>;
