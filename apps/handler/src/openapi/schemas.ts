import { httpApiFailure } from '@fieldpost/openapi';
import { z } from 'zod';
import { messageKinds } from '../events/message-subscribers.js';
import { downlink } from '../message-schemas/downlink.schemas.js';

const time = z.iso.datetime();
const text = z.string();
const count = z.int().min(0);
const kind = z.enum(messageKinds);

/** Members of a query that every list of v2 has; they become metadata of the call. */
export const paging = {
  limit: z.int().min(0).optional().meta({ description: 'Most items of the page.' }),
  offset: z.int().min(0).optional().meta({ description: 'Items before the page.' }),
};

/** The body of a failure of a payload function. */
export const payloadFunctionFailure = httpApiFailure
  .extend({
    script_error: z
      .object({
        function: text,
        message: text,
        line: count.optional(),
        column: count.optional(),
        logs: z.array(z.object({ function: text, fields: z.array(text) })).optional(),
      })
      .optional()
      .meta({
        description:
          'Which function failed and why; lines and columns begin at 1, and are absent where the place is not known, as after a timeout. `logs` is what it and the functions before it logged.',
      }),
  })
  .meta({ id: 'PayloadFunctionFailure', description: 'Why payload functions have no result.' });

export const importReport = z
  .object({
    read: count,
    created: count,
    replaced: count,
    rejected: count,
    dry_run: z.boolean(),
    errors: z.array(z.object({ line: count, dev_id: text, field: text, error: text })),
  })
  .meta({ id: 'ImportReport', description: 'What an import did, and each device that it rejected.' });

export const devAddress = z.object({ dev_addr: z.string().regex(/^[0-9A-F]{8}$/) });
export const usageQuery = z.object({
  usage: text
    .optional()
    .meta({ description: 'Activation constraints with commas between them; `abp,local`.' }),
});

const sentDownlink = downlink.omit({ schedule: true });
export const downlinkQueue = z
  .object({
    current: sentDownlink.nullable(),
    waiting: z.array(sentDownlink.extend({ id: text, queued_at: time })),
  })
  .meta({ id: 'DownlinkQueue', description: 'The downlink that is on its way, and those that wait.' });

export const integration = z
  .object({
    id: text,
    url: z.url(),
    messages: z.array(kind),
    headers: z.record(text, text).meta({ description: 'Names of headers; values are hidden.' }),
    waiting: count,
    dead: count,
    dropped: count,
    failing: z.object({ since: time, error: text, next_attempt_at: time.optional() }).optional().meta({
      description: 'Failed attempts since the last success; absent unless the last attempt failed.',
    }),
  })
  .meta({ id: 'Integration', description: 'A server that gets the messages of an application.' });
export const newIntegrationResponse = integration.extend({
  secret: text.meta({ description: 'Key of the signatures; shown only here.' }),
});
export const integrationList = z.object({
  integrations: z.array(integration),
  messages_stored: z.boolean().meta({ description: 'Whether the application has a message storage.' }),
});
export const failingIntegrations = z.object({
  integrations: z.array(z.object({ app_id: text, id: text, since: time })).meta({
    description: 'By application and id; `since` is when the first attempt after the last success failed.',
  }),
});
export const attempts = z.object({
  deliveries: z.array(
    z.object({
      delivery: text,
      dev_id: text,
      type: kind,
      attempt: count,
      at: time,
      ms: count,
      status: z.int().optional(),
      error: text.optional(),
    }),
  ),
});
export const deadLetterQuery = z.object({
  limit: z.int().min(1).max(1_000).optional(),
  after: text.optional().meta({ description: 'Id of the last letter of the page before.' }),
});
export const deadLetters = z.object({
  dead_letters: z.array(
    z.object({
      id: text,
      dev_id: text,
      type: kind,
      created_at: time,
      attempts: count,
      status: z.int().optional(),
      error: text.optional(),
      message: z.record(text, z.unknown()).meta({ description: 'The message as on MQTT.' }),
    }),
  ),
});
export const retried = z.object({ retried: count });
export const dropped = z.object({ dropped: count });

export const messageStorage = z
  .object({
    max_age: text.meta({ description: 'How long messages are kept.', examples: ['604800s'] }),
    max_messages: z.int().min(1),
  })
  .meta({ id: 'MessageStorage', description: 'Which uplinks are kept.' });
export const messageStorageBody = z.object({
  max_age: text.optional().meta({ description: 'A span such as `24h` or `7d`.' }),
  max_messages: z.int().min(1).optional(),
});

export const windowQuery = z.object({
  last: text.optional().meta({ description: 'A span such as `30m`, `1h` or `7d`; one hour by default.' }),
  limit: z.int().min(1).optional(),
});
export const storedMessages = z.object({
  messages: z
    .array(z.looseObject({ received_at: time, decoding_error: text.optional() }))
    .meta({ description: 'Uplinks as on MQTT, with the error of their payload function.' }),
});
export const storedRows = z.array(
  z.looseObject({ device_id: text, raw: text.nullable(), time }).meta({
    description: 'The payload fields beside device, payload and time, as in the storage integration of v2.',
  }),
);

export const eventsQuery = z.object({
  device: text.optional().meta({ description: 'Ids of devices with commas between them; all by default.' }),
  type: text
    .optional()
    .meta({ description: 'Ends of topics with commas between them; `events` for every event.' }),
});

export const emqxResult = z.object({
  result: z.enum(['allow', 'deny']),
  is_superuser: z.literal(false).optional(),
});
