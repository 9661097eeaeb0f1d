import { z } from 'zod';
import { eventTypes } from '../events/publisher.js';
import { eventData } from './event.schemas.js';
import { text } from './uplink.schemas.js';

/** An event in the body of a webhook. */
export const webhookEvent = z
  .discriminatedUnion(
    'event',
    eventTypes.map((type) =>
      z.object({ app_id: text, dev_id: text, event: z.literal(`events/${type}`), data: eventData[type] }),
    ) as never,
  )
  .meta({ id: 'WebhookEvent', description: 'An event as it is posted to a webhook.' });

/** Headers that every delivery has, beside those of the integration's settings. */
const deliveryHeaders = {
  'content-type': z.literal('application/json'),
  'user-agent': z.literal('Fieldpost'),
  'x-fieldpost-topic': text.meta({
    description: 'The MQTT topic of the message.',
    examples: ['my-app/devices/my-dev/up'],
  }),
  'x-fieldpost-delivery': text.meta({ description: 'Id of the delivery, the same at each attempt.' }),
  'x-fieldpost-attempt': text.regex(/^[1-9]\d*$/).meta({ description: '1 at the first attempt.' }),
  'x-fieldpost-timestamp': text
    .regex(/^\d+$/)
    .meta({ description: 'When this attempt was made, in Unix seconds.' }),
  'x-fieldpost-signature': text.regex(/^v1=[0-9a-f]{64}$/).meta({
    description:
      'HMAC-SHA256 of the timestamp, a dot and the body, with the secret of the integration as key.',
  }),
  traceparent: text
    .optional()
    .meta({ description: 'W3C Trace Context; present when the handler exports traces.' }),
};

export const webhookHeaders = z.looseObject(deliveryHeaders).meta({
  description: 'Headers of a webhook, with lower-case names. The settings of the integration may add others.',
});
