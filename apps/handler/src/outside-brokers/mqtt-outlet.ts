import { failureOf } from '@fieldpost/observability';
import { fieldTopics } from '../events/field-topics.js';
import type { Opened } from './link.js';
import { type MqttAddress, openClient } from './mqtt-client.js';
import type { SendQueue, Outgoing } from './send-queue.js';
import type { Style } from './outside-publisher.js';

/**
 * The topics of the built-in MQTT server, except those that only it can deliver on demand
 * (docs/protocol/mqtt.md#topics). `publishesFields`: payload fields also have topics of their own.
 */
export const mqttStyle = (publishesFields: boolean): Style => ({
  addressOf: (appId, devId, rest) => `${appId}/devices/${devId}/${rest}`,
  parts: ({ payload_fields }) => (publishesFields ? fieldTopics(payload_fields ?? {}) : []),
});

/** Sends what is in the sendQueue to the broker, with QoS 0 as v2 does, no faster than the connection takes it. */
export async function openMqttOutlet(address: MqttAddress, sendQueue: SendQueue): Promise<Opened> {
  const { client, ended, close } = await openClient(address);
  let writing: Outgoing | undefined;
  let isLooping = false;
  const send = () => {
    if (isLooping) return;
    isLooping = true;
    while (!writing && client.connected) {
      writing = sendQueue.take();
      if (writing === undefined) break;
      // Resolves at once, or when the connection accepts data again.
      client.publish(writing.address, writing.body, { qos: 0 }, written);
    }
    isLooping = false;
  };
  const written = (error?: Error) => {
    writing?.span?.end(error && failureOf(error));
    writing = undefined;
    send();
  };
  sendQueue.attach(send);
  return {
    ended,
    close: async () => {
      sendQueue.detach();
      await close();
      writing?.span?.end('lost');
    },
  };
}
