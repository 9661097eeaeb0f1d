import { z } from 'zod';
import { signalRanges } from '../status/signal-range.js';

/** Gateways of one request at most, which is as many as a token can name (docs/protocol/tokens.md#entities-per-token). */
export const mostGateways = 10;

const idsRule = `should be 1 to ${mostGateways} ids with commas between them`;
/** Nine more ids after the first. */
const idsPattern = /^[^,]+(,[^,]+){0,9}$/;

export const summariesQuery = z.object({
  ids: z
    .string(idsRule)
    .regex(idsPattern, idsRule)
    .meta({ description: `Ids of up to ${mostGateways} gateways with commas between them.` }),
});

const time = z.iso.datetime();
const count = z.int().min(0);
const hertz = z.int().min(0);
const eui = z.string().regex(/^[0-9A-F]{16}$/);

const summary = {
  gateway_id: z.string(),
  connected: z.boolean().meta({ description: 'Whether it can transmit now.' }),
  last_seen: time.nullable().meta({ description: 'Null for a gateway that was never heard.' }),
  last_hour: z
    .object({ uplinks: count, downlinks: count, rejected_downlinks: count })
    .meta({ description: 'Frames of the last hour, since the network app started.' }),
};

export const gatewaySummaries = z.object({
  gateways: z.array(z.object(summary)).meta({ description: 'In the order of the request.' }),
});

const report = z
  .object({
    time: time.optional(),
    boot_time: time.optional(),
    platform: z.string(),
    description: z.string(),
    frequency_plan: z.string(),
    bridge: z.string(),
    rx_in: count.meta({ description: 'Frames that it received since its report before.' }),
    rx_ok: count.meta({ description: 'Those of them without errors.' }),
    tx_in: count.meta({ description: 'Downlinks that it got.' }),
    tx_ok: count.meta({ description: 'Downlinks that it transmitted.' }),
    contact_email: z.string().optional(),
    location: z.object({ latitude: z.number(), longitude: z.number(), altitude: z.int() }).optional(),
  })
  .meta({
    description:
      'What the gateway reported last. `contact_email` needs the right `gateway:settings`, `location` the right `gateway:location`.',
  });

const uplink = z.object({
  time,
  type: z.enum(['data', 'join']),
  frequency_hz: hertz,
  data_rate: z.string().meta({ description: 'Such as `SF7BW125`; empty for FSK.' }),
  rssi: z.number().meta({ description: 'In dBm.' }),
  snr: z.number().meta({ description: 'In dB.' }),
  length: count.meta({ description: 'Of the whole frame, in bytes.' }),
  dev_addr: z
    .string()
    .regex(/^[0-9A-F]{8}$/)
    .optional(),
  app_eui: eui.optional(),
  dev_eui: eui.optional(),
});

export const gatewayStatus = z
  .object({
    ...summary,
    protocol: z
      .enum(['udp', 'basics-station', 'grpc', 'mqtt'])
      .optional()
      .meta({ description: 'Absent when it is not connected.' }),
    address: z
      .string()
      .optional()
      .meta({ description: 'Its network address, with the right `gateway:settings`.' }),
    round_trip_ms: count
      .optional()
      .meta({ description: 'From a downlink to the answer of the gateway, when it was measured.' }),
    report: report.optional(),
    last_rejection: z
      .object({ time, reason: z.string() })
      .optional()
      .meta({ description: 'The last downlink that it did not transmit.' }),
    duty_cycle: z
      .array(
        z.object({
          from_hz: hertz,
          to_hz: hertz,
          limit: z.number().meta({ description: 'Part of an hour, such as 0.01.' }),
          used: z.number().meta({ description: 'Of the last hour, in the same unit.' }),
        }),
      )
      .meta({ description: 'By sub-band; empty where no duty cycle is prescribed.' }),
    last_uplinks: z.array(uplink).meta({
      description:
        'The newest first, without content. The addresses and EUIs of devices need the right `gateway:messages`.',
    }),
  })
  .meta({ id: 'GatewayStatus', description: 'How a gateway does.' });

export const signalQuery = z.object({
  range: z.enum(signalRanges).default('24h').meta({ description: 'The hours up to now.' }),
});

const spread = z
  .object({ mean: z.number(), least: z.number(), most: z.number() })
  .nullable()
  .meta({ description: 'Null when nothing was measured.' });

export const gatewaySignal = z
  .object({
    gateway_id: z.string(),
    range: z.enum(signalRanges),
    hours: z
      .array(z.object({ at: time, uplinks: count, rssi: spread, snr: spread }))
      .meta({ description: 'Every hour of the range, the oldest first; the last one is not over.' }),
  })
  .meta({
    id: 'GatewaySignal',
    description: 'How strong (RSSI in dBm) and clear (SNR in dB) a gateway received uplinks, by hour.',
  });

export const unregisteredGateways = z.object({
  gateways: z
    .array(
      z.object({
        eui,
        address: z.string().meta({ description: 'Network address of its last packet.' }),
        first_seen: time,
        last_seen: time,
        packets: count,
      }),
    )
    .meta({ description: 'The last 1,000; the one that was heard last comes first.' }),
});

const address = (description: string) =>
  z.object({ host: z.string(), port: z.int().min(0).max(65_535) }).meta({ description });

export const gatewayAddresses = z
  .object({
    udp: address('For packet forwarders with the Semtech UDP protocol.'),
    station: address('For LoRa Basics Station, LNS and CUPS, with TLS.'),
    mqtt: address('For gateway connectors over MQTT, without TLS.'),
    mqtts: address('For gateway connectors over MQTT, with TLS.'),
  })
  .meta({ id: 'GatewayAddresses', description: 'Where gateways reach the network.' });

export type GatewayAddressesBody = z.infer<typeof gatewayAddresses>;
export type GatewaySummaryBody = z.infer<typeof gatewaySummaries>['gateways'][number];
export type GatewayStatusBody = z.infer<typeof gatewayStatus>;
export type UnregisteredGatewaysBody = z.infer<typeof unregisteredGateways>;
export type GatewaySignalBody = z.infer<typeof gatewaySignal>;
