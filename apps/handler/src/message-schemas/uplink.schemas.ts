import { z } from 'zod';
import type { GatewayMetadata, Metadata, UplinkMessage } from '../events/messages.js';

/** A schema for each member of a type. */
type Members<T> = Readonly<Record<keyof T, z.ZodType>>;

export const text = z.string();
export const optionalText = text.optional();
const optionalNumber = z.number().optional();
const count = z.int().min(0);

export const eui = text.regex(/^[0-9A-F]{16}$/);
export const devAddr = text.regex(/^[0-9A-F]{8}$/);
export const base64 = text.meta({ contentEncoding: 'base64' });
export const payloadFields = z.record(text, z.unknown());

/** A time that may be unknown (docs/protocol/mqtt.md#uplink-messages). */
const timeOrNothing = text
  .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z)?$/)
  .meta({ description: 'RFC 3339 in UTC with up to nine digits of a second, or empty when unknown.' });
export const nanoseconds = count.meta({ description: 'Nanoseconds.' });

/** Location of a device or gateway in degrees and meters; parts that are zero are left out. */
export const place = {
  latitude: optionalNumber,
  longitude: optionalNumber,
  altitude: z.int().meta({ description: 'Meters.' }).optional(),
};

const gateway = z
  .object({
    gtw_id: optionalText,
    gtw_trusted: z.boolean().optional(),
    timestamp: count.meta({ description: "Microseconds of the gateway's own clock." }).optional(),
    fine_timestamp: z
      .number()
      .meta({ description: 'Nanoseconds; may be beyond the integers that JavaScript reads exactly.' })
      .optional(),
    fine_timestamp_encrypted: base64.optional(),
    time: timeOrNothing,
    antenna: count.optional(),
    channel: count,
    rssi: z.number().meta({ description: 'dBm.' }),
    snr: z.number().meta({ description: 'dB.' }),
    rf_chain: count,
    ...place,
    location_accuracy: z.number().meta({ description: 'Meters.' }).optional(),
    location_source: optionalText,
  } satisfies Members<GatewayMetadata>)
  .meta({ id: 'GatewayMetadata', description: 'How a gateway, or one of its antennas, received a frame.' });

export const metadata = z
  .object({
    time: timeOrNothing,
    frequency: z.number().meta({ description: 'MHz.' }).optional(),
    modulation: z.enum(['LORA', 'FSK']).optional(),
    data_rate: text.meta({ description: 'Of LoRa.', examples: ['SF7BW125'] }).optional(),
    bit_rate: count.meta({ description: 'Of FSK, in bits per second.' }).optional(),
    airtime: nanoseconds.optional(),
    coding_rate: text.meta({ examples: ['4/5'] }).optional(),
    gateways: z.array(gateway).optional(),
    ...place,
    location_source: optionalText,
  } satisfies Members<Metadata>)
  .meta({ id: 'MessageMetadata', description: 'How a frame was received.' });

const uplinkMembers = {
  app_id: text,
  dev_id: text,
  hardware_serial: eui.meta({ description: 'The DevEUI.' }).optional(),
  port: z.int().min(0).max(255),
  counter: count.max(0xffff_ffff),
  confirmed: z.boolean().optional(),
  is_retry: z.boolean().meta({ description: 'The frame was received before.' }).optional(),
  payload_raw: base64.nullable().meta({ description: 'Null without a payload.' }),
  payload_fields: payloadFields.meta({ description: 'What the payload format decoded.' }).optional(),
  metadata,
  attributes: z.record(text, text).meta({ description: 'Of the device.' }).optional(),
} satisfies Members<UplinkMessage>;

/** An uplink (docs/protocol/mqtt.md#uplink-messages). */
export const uplinkMessage = z.object(uplinkMembers).meta({
  id: 'UplinkMessage',
  description: 'Data of a device. Members that are empty or zero are left out where the schema lets them.',
});

/** An uplink in the body of a webhook. */
export const webhookUplink = z
  .object({
    ...uplinkMembers,
    downlink_url: z
      .url()
      .meta({ description: 'Where to post downlinks for the device; absent without a public URL.' })
      .optional(),
  })
  .meta({ id: 'WebhookUplink', description: 'An uplink as it is posted to a webhook.' });

/** A payload field on a topic of its own (docs/protocol/mqtt.md#field-topics). */
export const uplinkField = z.unknown().meta({
  description: 'The value of one payload field, of any type. Only with `HANDLER_MQTT_FIELDS`.',
});
