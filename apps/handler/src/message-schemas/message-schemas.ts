import type { z } from 'zod';
import { type JsonSchema, standaloneSchema } from '@fieldpost/openapi';
import { eventTypes } from '../events/publisher.js';
import { downlink } from './downlink.schemas.js';
import { eventData } from './event.schemas.js';
import { uplinkField, uplinkMessage, webhookUplink } from './uplink.schemas.js';
import { webhookEvent, webhookHeaders } from './webhook.schemas.js';

interface Titled {
  readonly title: string;
  readonly schema: z.ZodType;
}

const events = eventTypes.map((type): [string, Titled] => [
  `events-${type.replaceAll('/', '-')}`,
  { title: `Event \`${type}\` on MQTT and in live events`, schema: eventData[type] },
]);

const schemas: Readonly<Record<string, Titled>> = {
  up: { title: 'Uplink on MQTT and in live events', schema: uplinkMessage },
  'up-field': { title: 'Payload field on MQTT', schema: uplinkField },
  down: { title: 'Downlink of an application', schema: downlink },
  ...Object.fromEntries(events),
  'webhook-up': { title: 'Body of a webhook with an uplink', schema: webhookUplink },
  'webhook-event': { title: 'Body of a webhook with an event', schema: webhookEvent },
  'webhook-headers': { title: 'Headers of a webhook', schema: webhookHeaders },
};

/**
 * The JSON Schemas (2020-12) of messages by name. They describe what the handler sends; later versions may add members,
 * and an uplink that an MQTT client publishes may have others.
 */
export const messageSchemas: ReadonlyMap<string, JsonSchema> = new Map(
  Object.entries(schemas).map(([name, { title, schema }]) => {
    const { $schema, ...rest } = standaloneSchema(schema);
    return [name, { $schema, title, ...rest }];
  }),
);
