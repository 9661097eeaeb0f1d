import { type BrokerClient, maySubscribe, mayPublish, mayReceive } from './topic-permissions.js';

/** What mosquitto's plugins ask of a topic, by their number: to receive a message, to publish, both, to subscribe. */
const questions: ReadonlyMap<string, (client: BrokerClient, topic: string) => boolean> = new Map([
  ['1', mayReceive],
  ['2', mayPublish],
  ['3', (client, topic) => mayReceive(client, topic) && mayPublish(client, topic)],
  ['4', maySubscribe],
]);

/** Whether the client may do with the topic what the number says; no to every other number. */
export const mayAccess = (client: BrokerClient, topic: string, access: string): boolean =>
  questions.get(access)?.(client, topic) ?? false;
