import { z } from 'zod';
import { base64, payloadFields } from './uplink.schemas.js';

/** A downlink as applications write it (docs/protocol/mqtt.md#downlink-messages). */
export const downlink = z
  .object({
    port: z.int().min(0).max(255).optional(),
    confirmed: z.boolean().optional(),
    schedule: z
      .enum(['replace', 'first', 'last'])
      .optional()
      .meta({ description: 'Place in the queue; `replace`, the default, removes what waits.' }),
    payload_raw: base64.optional(),
    payload_fields: payloadFields.optional().meta({ description: 'Input of the encoder.' }),
  })
  .meta({ id: 'Downlink', description: 'A message to a device.' });
