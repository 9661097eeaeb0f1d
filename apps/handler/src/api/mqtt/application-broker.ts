import type { Logger } from '@fieldpost/observability';
import { type BrokerLimits, MqttBroker, type MqttClients } from '@fieldpost/mqtt';
import { longestMessage } from '../../downlinks/downlink-message.js';
import type { Admission } from './sessions/admission.js';
import { connackCodeOf } from './sessions/logins.js';
import type { PublishReceiver } from './sessions/publish-receiver.js';

export const brokerLimits: BrokerLimits = {
  ...{ packetBytes: longestMessage, connectMs: 10_000, drainMs: 20_000 },
  // Some clients send all that they have before they read.
  unreleased: 1_000,
};

export interface ApplicationBrokerParts {
  readonly admission: Admission;
  readonly receiver: PublishReceiver;
  readonly log: Logger;
  readonly limits?: BrokerLimits;
}

/** The MQTT protocol for applications. `Admission` decides on logins, and `PublishReceiver` processes messages. */
export const startApplicationBroker = ({
  admission,
  receiver,
  log,
  limits = brokerLimits,
}: ApplicationBrokerParts): Promise<MqttBroker> =>
  MqttBroker.start({ clients: applicationClients(admission, receiver), log, limits });

const applicationClients = (admission: Admission, receiver: PublishReceiver): MqttClients => ({
  admit: (client, credentials) => admission.admit(client, credentials),
  connackCodeOf,
  subscribe: (client, filter) => admission.find(client)?.subscribe(filter) ?? false,
  unsubscribe: (client, filter) => admission.find(client)?.unsubscribe(filter),
  publish: (client, message) => {
    const session = admission.find(client);
    return session ? receiver.receive(session, message) : Promise.reject(new Error('no session'));
  },
  ownerOf: (client) => admission.ownerOf(client),
  settle: async (client) => admission.find(client)?.inOrder('down', async () => undefined),
});
