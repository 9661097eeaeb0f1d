import type { components } from './generated/fieldpost.js';

type Schemas = components['schemas'];

/** A message to a device. */
export type Downlink = Schemas['handler.Downlink'];
/** An uplink as it is posted to a webhook. */
export type WebhookUplink = Schemas['handler.WebhookUplink'];
/** An uplink as MQTT, live events and stored messages have it. */
export type UplinkMessage = Omit<WebhookUplink, 'downlink_url'>;
/** An event as it is posted to a webhook. */
export type WebhookEvent = Schemas['handler.WebhookEvent'];
/** The body of a webhook; only events have the member `event`. */
export type Webhook = WebhookUplink | WebhookEvent;

/** `events/down/sent` and the like: the end of the topic. */
export type EventKind = WebhookEvent['event'];
export type MessageKind = 'up' | EventKind;

/** The message on a topic that ends with the kind. */
export type MessageOf<Kind extends MessageKind> = Kind extends 'up'
  ? UplinkMessage
  : Extract<WebhookEvent, { event: Kind }>['data'];
