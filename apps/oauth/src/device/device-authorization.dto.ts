import { z } from 'zod';
import { clientAssertion, clientCredential, scope, text } from '../requests/fields.js';

/** A device authorization request, as a form or as JSON (RFC 8628, 3.1). */
export const deviceAuthorizationRequest = z.object({
  client_id: clientCredential,
  client_secret: clientCredential,
  client_assertion: clientAssertion,
  client_assertion_type: text,
  scope,
});
export type DeviceAuthorizationRequest = Readonly<z.infer<typeof deviceAuthorizationRequest>>;

/** RFC 8628, 3.2. */
export const deviceAuthorization = z
  .object({
    device_code: z.string(),
    user_code: z.string().meta({ examples: ['WDJB-MJHT'] }),
    verification_uri: z.url().meta({ description: 'Where the user enters the code.' }),
    verification_uri_complete: z.url().meta({ description: 'The same with the code.' }),
    expires_in: z.int().meta({ description: 'Seconds.' }),
    interval: z.int().meta({ description: 'Seconds between two token requests at least.' }),
  })
  .meta({ id: 'DeviceAuthorization', description: 'The codes of a device.' });
export type DeviceAuthorization = Readonly<z.infer<typeof deviceAuthorization>>;
