import { z } from 'zod';
import type { DeviceEvent } from '../devices/device.events.js';
import type { EventType } from '../events/publisher.js';
import { downlink } from './downlink.schemas.js';
import { base64, devAddr, eui, metadata, nanoseconds, optionalText, place, text } from './uplink.schemas.js';

const count = z.int().min(0);
const nothing = z.null();

const deviceMembers = { ...place, update_at: z.iso.datetime() } satisfies Record<
  keyof DeviceEvent,
  z.ZodType
>;
const deviceChange = z.object(deviceMembers).meta({
  id: 'DeviceChange',
  description:
    'The location of a device as far as it is known, or its changed parts, and when it was changed.',
});

const joined = { app_eui: eui, dev_eui: eui, metadata };
const euiOrNothing = z.union([eui, z.literal('')]);
const activation = z.object({ ...joined, dev_addr: devAddr }).meta({
  id: 'Activation',
  description: 'A join that was accepted.',
});
const rejectedActivation = z
  .object({
    ...{ error: text, app_eui: euiOrNothing, dev_eui: euiOrNothing },
    ...{ dev_addr: z.union([devAddr, z.literal('')]), metadata },
  })
  .meta({ id: 'RejectedActivation', description: 'A join that was rejected.' });

const failure = z.object({ error: text }).meta({ id: 'MessageError', description: 'What went wrong.' });

const queuedDownlink = downlink
  .omit({ schedule: true })
  .meta({ id: 'QueuedDownlink', description: 'A downlink in the queue of its device.' });
const aboutDownlink = z
  .object({ message: queuedDownlink })
  .meta({ id: 'DownlinkEvent', description: 'The downlink that the event is about.' });
const failedDownlink = z.object({ error: text, message: queuedDownlink.optional() }).meta({
  id: 'FailedDownlink',
  description: 'Why a downlink was not sent, and the downlink if there is one.',
});

const transmission = z
  .object({
    modulation: optionalText,
    data_rate: optionalText,
    bit_rate: count.optional(),
    airtime: nanoseconds.optional(),
    counter: count.optional(),
    frequency: count.meta({ description: 'Hz.' }).optional(),
    power: z.number().meta({ description: 'dBm.' }).optional(),
  })
  .meta({ id: 'Transmission', description: 'How a downlink is sent; members that are zero are left out.' });

const sentDownlink = z
  .object({
    payload: base64.meta({ description: 'The frame.' }),
    message: z.object({ app_id: text, dev_id: text, ...queuedDownlink.shape }),
    gateway_id: text,
    config: transmission,
    warnings: z.array(text).meta({ description: 'Of the codec.' }).optional(),
  })
  .meta({ id: 'SentDownlink', description: 'A downlink that was handed to the network.' });

/** Data of each event (docs/protocol/events.md#event-data). */
export const eventData = {
  create: deviceChange.nullable(),
  update: deviceChange,
  delete: nothing,
  activations: activation,
  'activations/errors': rejectedActivation,
  'up/errors': failure,
  'down/scheduled': aboutDownlink,
  'down/sent': sentDownlink,
  'down/acks': aboutDownlink,
  'down/errors': failedDownlink,
} as const satisfies Readonly<Record<EventType, z.ZodType>>;
