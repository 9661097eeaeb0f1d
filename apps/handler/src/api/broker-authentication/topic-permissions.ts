import { type AppId, parseDeviceTopic } from '@fieldpost/domain';
import { readFilter } from '../mqtt/sessions/topic-filter.js';
import type { TopicRights } from '../mqtt/sessions/topic-rights.js';

/** A client as an outside broker knows it: its application, and what the key opened that it came with. */
export interface BrokerClient {
  readonly appId: AppId;
  readonly rights: TopicRights;
}

/** Whether the client may publish on the topic, as at the built-in MQTT server. */
export function mayPublish({ appId, rights }: BrokerClient, topic: string): boolean {
  const target = parseDeviceTopic(topic);
  return target?.appId === appId && target.rest === '' && rights.writes.includes(target.kind);
}

/** Whether the client may subscribe at a broker that sends a request for each message before it delivers it. */
export const maySubscribe = ({ appId, rights }: BrokerClient, filter: string): boolean =>
  rights.mayRead && readFilter(filter, appId) !== undefined;

/**
 * Whether the client may receive everything that matches the filter. A broker that sends no requests for messages must
 * reject a filter that also matches topics of other applications. Also decides whether a message may be delivered.
 */
export const mayReceive = (client: BrokerClient, filter: string): boolean =>
  filter.split('/', 1)[0] === client.appId && maySubscribe(client, filter);
