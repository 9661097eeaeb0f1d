export {
  apiClient,
  type ApiClient,
  ApiError,
  type ClientOptions,
  type Credentials,
  dataOf,
} from './api-client.js';
export { ApplicationMessages, type MessageListener, type MqttLogin } from './application-messages.js';
export type { ErrorListener } from './deliver.js';
export type {
  Downlink,
  EventKind,
  MessageKind,
  MessageOf,
  UplinkMessage,
  Webhook,
  WebhookEvent,
  WebhookUplink,
} from './messages.js';
export { readWebhook, type ReceivedWebhook, WebhookRejected } from './read-webhook.js';
export type { components, paths } from './generated/fieldpost.js';
