import { AppId, isId } from '@fieldpost/domain';
import { mayPublish, mayReceive, type BrokerClient } from './topic-permissions.js';
import type { TopicRights } from '../mqtt/sessions/topic-rights.js';
import type { AuthRequest } from './auth-request.js';

/** Where the MQTT plugin publishes. */
const mqttExchange = 'amq.topic';
const virtualHost = '/';

const reading = 'messages:up:r';
const writing = { 'messages:down:w': 'down', 'messages:up:w': 'up' } as const;
const writingTags = Object.keys(writing) as readonly (keyof typeof writing)[];

/** RabbitMQ keeps tags with the connection and shows them with every further request: they carry what the key opened. */
export const tagsOf = ({ mayRead, writes }: TopicRights): string =>
  [...(mayRead ? [reading] : []), ...writingTags.filter((tag) => writes.includes(writing[tag]))].join(' ');

function rightsIn(tags: string): TopicRights {
  const words = tags.split(/[ ,]/);
  const writes = writingTags.filter((tag) => words.includes(tag)).map((tag) => writing[tag]);
  return { mayRead: words.includes(reading), writes };
}

/** Only clients of MQTT have a client id. */
interface RabbitmqClient extends BrokerClient {
  readonly mqttId: string | undefined;
}

function clientIn(request: AuthRequest): RabbitmqClient | undefined {
  const { username = '', tags = '' } = request;
  if (!isId(username)) return undefined;
  return { appId: AppId(username), rights: rightsIn(tags), mqttId: mqttIdIn(request) };
}

/** The client id of a client of MQTT, which requests about topics have under another name; undefined over AMQP. */
export const mqttIdIn = (request: AuthRequest): string | undefined =>
  request['client_id'] || request['variable_map.client_id'] || undefined;

/** Applications live in the standard virtual host. */
export const mayEnter = ({ username = '', vhost }: AuthRequest): boolean =>
  isId(username) && vhost === virtualHost;

/**
 * Queues and exchanges that a client needs. Over AMQP applications only read: RabbitMQ looks at one routing key of a
 * message, while the headers CC and BCC and dead-letter keys may name others, of other applications (decision 25).
 */
export function mayUse(request: AuthRequest, amqpExchange: string): boolean {
  const client = clientIn(request);
  if (!client) return false;
  const { resource, name = '', permission = '' } = request;
  if (resource === 'queue') return ownsQueue(client, name);
  return resource === 'exchange' && mayUseExchange(client, { name, permission, amqpExchange });
}

function ownsQueue({ appId, rights, mqttId }: RabbitmqClient, name: string): boolean {
  if (mqttId !== undefined)
    return ['qos0', 'qos1'].some((qos) => name === `mqtt-subscription-${mqttId}${qos}`);
  return rights.mayRead && (name.startsWith(`${appId}.`) || name.startsWith('amq.gen-'));
}

interface ExchangeUse {
  readonly name: string;
  readonly permission: string;
  readonly amqpExchange: string;
}

function mayUseExchange({ rights, mqttId }: RabbitmqClient, { name, permission, amqpExchange }: ExchangeUse) {
  if (name !== (mqttId === undefined ? amqpExchange : mqttExchange)) return false;
  if (permission === 'read') return rights.mayRead;
  return permission === 'write' && mqttId !== undefined && rights.writes.length > 0;
}

/** Whether a client may publish with a routing key, or have what matches one. */
export function mayRoute(request: AuthRequest, amqpExchange: string): boolean {
  const client = clientIn(request);
  const { name = '', permission = '', routing_key = '' } = request;
  if (!client || !mayUseExchange(client, { name, permission, amqpExchange })) return false;
  const topic = topicOf(routing_key);
  return permission === 'write' ? mayPublish(client, topic) : mayReceive(client, topic);
}

const inMqtt: Readonly<Record<string, string>> = { '.': '/', '/': '.', '*': '+' };

/** As the plugin turns topics into routing keys, the other way round. */
const topicOf = (routingKey: string): string =>
  routingKey.replace(/[./*]/g, (character) => inMqtt[character] ?? character);
