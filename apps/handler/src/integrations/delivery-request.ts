import { createHmac } from 'node:crypto';
import type { DeliveryRequest } from '@fieldpost/transport';
import type { Delivery } from './storage/deliveries.repository.js';

/**
 * The signature that a receiver checks: `v1=` and the HMAC-SHA256 (hex) of `<timestamp>.<body>` with the secret of the
 * integration.
 */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Where downlinks for a device are posted; undefined without a public URL in the settings. */
const downlinkUrl = (publicUrl: string | undefined, appId: string, devId: string): string | undefined =>
  publicUrl && `${publicUrl.replace(/\/{1,9}$/, '')}/applications/${appId}/devices/${devId}/down`;

/** An uplink is its MQTT message with `downlink_url`; an event says whose it is, with the MQTT message as `data`. */
function bodyOf(
  { integration: { appId }, devId, kind, json }: Delivery,
  publicUrl: string | undefined,
): string {
  if (kind !== 'up') {
    return `{"app_id":"${appId}","dev_id":"${devId}","event":"${kind}","data":${json}}`;
  }
  const url = downlinkUrl(publicUrl, appId, devId);
  return url === undefined ? json : `${json.slice(0, -1)},"downlink_url":${JSON.stringify(url)}}`;
}

/** The headers that an attempt adds to a delivery. */
export interface AttemptParts {
  readonly publicUrl: string | undefined;
  /** Unix milliseconds. */
  readonly now: number;
  /** The span of the attempt; undefined unless traces are exported. */
  readonly traceparent: string | undefined;
}

/** The request that carries a message. */
export function requestFor(
  delivery: Delivery,
  { publicUrl, now, traceparent }: AttemptParts,
): DeliveryRequest {
  const { integration, id, attempt, devId, kind } = delivery;
  const body = bodyOf(delivery, publicUrl);
  const timestamp = String(Math.floor(now / 1000));
  return {
    url: integration.url,
    body,
    headers: {
      ...integration.headers,
      'content-type': 'application/json',
      'user-agent': 'Fieldpost',
      'x-fieldpost-topic': `${integration.appId}/devices/${devId}/${kind}`,
      'x-fieldpost-delivery': id,
      'x-fieldpost-attempt': String(attempt),
      'x-fieldpost-timestamp': timestamp,
      'x-fieldpost-signature': signatureOf(integration.secret, timestamp, body),
      ...(traceparent !== undefined && { traceparent }),
    },
  };
}
