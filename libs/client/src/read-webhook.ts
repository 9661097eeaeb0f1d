import type { Webhook } from './messages.js';

/** A request as it was received. Names of headers are in lower case, as in Node.js. */
export interface ReceivedWebhook {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body before it is parsed. */
  readonly body: string;
}

/** A request that did not come from the handler, or is a repetition of an old one. */
export class WebhookRejected extends Error {
  override readonly name = 'WebhookRejected';
}

const oldestSeconds = 300;
const text = new TextEncoder();

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/**
 * The message of a webhook whose signature and time are right (docs/guides/integrations.md#receive-a-message); fails with
 * `WebhookRejected` otherwise.
 */
export async function readWebhook({ headers, body }: ReceivedWebhook, secret: string): Promise<Webhook> {
  const timestamp = String(headers['x-fieldpost-timestamp']);
  const [, signature] = /^v1=([0-9a-f]{64})$/.exec(String(headers['x-fieldpost-signature'])) ?? [];
  if (signature === undefined) throw new WebhookRejected('no signature');
  const signed = text.encode(`${timestamp}.${body}`);
  // Compares in constant time.
  const isGenuine = await crypto.subtle.verify('HMAC', await keyOf(secret), bytesOf(signature), signed);
  if (!isGenuine) throw new WebhookRejected('wrong signature');
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < oldestSeconds;
  if (!isFresh) throw new WebhookRejected('too old');
  return JSON.parse(body) as Webhook;
}
