import type { broker } from '@fieldpost/contracts';
import { AppId, Eui } from '@fieldpost/domain';
import { z } from 'zod';
import type { DeviceEuis, NetworkDevice } from '../devices/device.js';
import type { TransmitResult } from '../gateways/gateway-traffic.js';
import { type OfferedOption, offeredOption } from '../receptions/kept-options.js';
import { grpcMessage } from '../replicas/message-format.js';

// What replicas send each other about downlinks. A replica of another release may send it, so that it is read as checked data.

/** A frame for a device, in the message of the handler or without one. */
export interface Downlink {
  readonly payload: Buffer;
  readonly ids: { readonly app_id: string; readonly dev_id: string };
  readonly euis: { readonly app_eui: Buffer; readonly dev_eui: Buffer };
}

/** How the attempt to have a gateway transmit a frame ended. */
export type Outcome = TransmitResult | 'too_long' | 'duty_cycle';

export type WantedOptions = Pick<NetworkDevice, 'appId' | 'heardBy'>;

export interface OfferedOptions {
  readonly options: readonly OfferedOption[];
  readonly isUsedUp: boolean;
}

const bytes = z.instanceof(Buffer);

/** A downlink of a handler for the replica that processed the uplink. */
export const downlinkOfReplica = z.object({
  handlerId: z.string(),
  message: grpcMessage<broker.DownlinkMessage__Output>().refine(
    ({ app_id, dev_id, payload }) =>
      typeof app_id === 'string' && typeof dev_id === 'string' && Buffer.isBuffer(payload),
  ),
});
export type DownlinkOfReplica = z.output<typeof downlinkOfReplica>;

/** A frame that another replica has this one transmit. */
export const transmissionOfReplica = z.object({
  identifier: z.string(),
  downlink: z.object({
    payload: bytes,
    ids: z.object({ app_id: z.string(), dev_id: z.string() }),
    euis: z.object({ app_eui: bytes, dev_eui: bytes }),
  }),
});
export type TransmissionOfReplica = z.output<typeof transmissionOfReplica>;

export const outcomeOfReplica: z.ZodType<Outcome> = z.enum([
  ...(['accepted', 'too_late', 'too_early', 'collision', 'unreachable', 'other_error'] as const),
  ...(['too_long', 'duty_cycle'] as const),
]);

const eui = z.string().transform((text) => Eui(text));
const euis: z.ZodType<DeviceEuis> = z.object({ appEui: eui, devEui: eui });

/** The next downlink of class C of a device, for the replica that processes it. */
export const offerOfReplica = z.object({ handlerId: z.string(), euis });
export type OfferOfReplica = z.output<typeof offerOfReplica>;

/** The template that answers an offer. */
export const templateOfReplica = grpcMessage<broker.DownlinkMessage>().optional();

/** The gateways through which a downlink of class C may leave. */
export const wantedOptions: z.ZodType<WantedOptions> = z.object({
  appId: z.string().transform((text) => AppId(text)),
  heardBy: z.array(z.object({ gatewayId: z.string(), plan: z.string(), snr: z.number() })),
});

export const offeredOptions: z.ZodType<OfferedOptions> = z.object({
  options: z.array(offeredOption),
  isUsedUp: z.boolean(),
});
