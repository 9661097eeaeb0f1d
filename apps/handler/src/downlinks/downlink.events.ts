import type { broker } from '@fieldpost/contracts';
import { type AppError, toEventData } from '@fieldpost/errors';
import { airtime } from '@fieldpost/lorawan';
import { omitZero } from '../shared/omit-zero.js';
import { joinedReports } from '../payload-functions/codec-calls.js';
import type { QueuedDownlink } from '../devices/downlink.js';

// JSON of the events about downlinks, members in the order of v2 (docs/protocol/events.md#event-data).

/** A downlink as applications wrote it, without where it goes; zero members are left out but for the port. */
export const toDownlinkJson = ({ port, confirmed, payloadRaw, payloadFields }: QueuedDownlink) =>
  omitZero(
    {
      port,
      confirmed,
      payload_raw: payloadRaw?.toString('base64'),
      payload_fields: payloadFields,
    },
    ['port'],
  );

/** Data of `down/scheduled` and `down/acks`. */
export const aboutDownlink = (downlink: QueuedDownlink): object => ({ message: toDownlinkJson(downlink) });

/** Data of `down/errors`; without the message when nothing of it was looked at. */
export const downlinkFailed = (error: AppError, downlink?: QueuedDownlink): object => ({
  ...toEventData(error),
  ...(downlink && aboutDownlink(downlink)),
});

/** A downlink as it went to the broker: `downlink` with its payload in bytes, `frame` the whole PHYPayload. */
export interface SentDownlink {
  readonly template: broker.DownlinkMessage__Output;
  readonly downlink: QueuedDownlink;
  readonly frame: Buffer;
  /** Of the codec that encoded it. */
  readonly warnings?: readonly string[] | undefined;
}

/** Data of `down/sent`. The frequency is in Hz, the airtime in nanoseconds, zero members are left out. */
export const downlinkSent = ({ template, downlink, frame, warnings = [] }: SentDownlink): object => ({
  payload: frame.toString('base64'),
  message: { app_id: template.app_id, dev_id: template.dev_id, ...toDownlinkJson(downlink) },
  gateway_id: template.downlink_option?.gateway_id ?? '',
  config: transmission(template.downlink_option, frame.length),
  ...(warnings.length > 0 && { warnings: [joinedReports(warnings)] }),
});

function transmission(option: broker.DownlinkOption__Output | null, length: number): object {
  const lorawan = option?.protocol_configuration?.lorawan;
  const gateway = option?.gateway_configuration;
  if (!lorawan) return {};
  const { modulation, data_rate, bit_rate, coding_rate, f_cnt } = lorawan;
  return omitZero({
    modulation,
    data_rate,
    bit_rate,
    airtime: airtime({ modulation, dataRate: data_rate, codingRate: coding_rate, bitRate: bit_rate, length }),
    counter: f_cnt,
    frequency: Number(gateway?.frequency ?? 0),
    power: gateway?.power ?? 0,
  });
}
