import type { handlerV1 } from '@fieldpost/contracts';
import { notValid } from '@fieldpost/errors';
import type { DownlinkRequest, QueuedDownlink } from '../devices/downlink.js';
import type { DownlinkList } from '../downlinks/downlink-queue.repository.js';
import { readDownlink } from '../downlinks/downlink-message.js';
import { parseJson } from '../shared/json.js';

// Downlinks as messages of fieldpost.handler.v1. One rule judges them and what applications publish on MQTT.

function fieldsOf(text: string): unknown {
  const fields = parseJson(text);
  if (fields === undefined) throw notValid({ argument: 'payload_fields', reason: 'should be JSON' });
  return fields;
}

/** The downlink in a request; fails with the name of the field that is wrong. */
export function fromPutRequest(request: handlerV1.PutDownlinkRequest__Output): DownlinkRequest {
  const { downlink, schedule } = request;
  if (!downlink) throw notValid({ argument: 'downlink', reason: 'can not be empty' });
  const { port, confirmed, payload_raw, payload_fields } = downlink;
  const parsed = readDownlink({
    port,
    confirmed,
    schedule,
    payload_raw: payload_raw.toString('base64'),
    ...(payload_fields !== '' && { payload_fields: fieldsOf(payload_fields) }),
  });
  if ('error' in parsed) throw parsed.error;
  return parsed.request;
}

const toDownlink = ({ port, confirmed, payloadRaw, payloadFields }: QueuedDownlink): handlerV1.Downlink => ({
  port,
  confirmed,
  ...(payloadRaw && { payload_raw: payloadRaw }),
  ...(payloadFields && { payload_fields: JSON.stringify(payloadFields) }),
});

const toTimestamp = (date: Date) => ({
  seconds: String(Math.floor(date.getTime() / 1000)),
  nanos: date.getUTCMilliseconds() * 1_000_000,
});

export const toDownlinkList = ({ current, waiting }: DownlinkList): handlerV1.DownlinkList => ({
  ...(current && { current: toDownlink(current) }),
  waiting: waiting.map(({ id, queuedAt, downlink }) => ({
    id,
    queued_at: toTimestamp(queuedAt),
    downlink: toDownlink(downlink),
  })),
});
