import { type DeviceTopic, parseDeviceTopic } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import type { IPublishPacket, MqttClient } from 'mqtt';
import { tooLong } from '../downlinks/downlink-message.js';
import type { DownlinkIntake } from './downlink-intake.js';
import type { Opened } from './link.js';
import { type MqttAddress, openClient } from './mqtt-client.js';

/** Downlinks of all applications (docs/protocol/mqtt.md#connections). */
const filter = '+/devices/+/down';

/** Where downlinks go. */
export interface DownlinkParts {
  readonly intake: DownlinkIntake;
  readonly log: Logger;
  readonly stopping: AbortSignal;
  /** Of the leader that takes them. */
  readonly epoch: string | undefined;
}

/**
 * Subscribes to downlinks on a connection of its own, so that downlinks that wait for the database do not delay
 * messages to the broker. QoS 1, so that the broker keeps downlinks that are not queued yet while the connection is
 * open.
 */
export async function openMqttDownlinks(address: MqttAddress, parts: DownlinkParts): Promise<Opened> {
  const { client, ended, close } = await openClient(address, (fresh) => receiveBy(fresh, parts));
  try {
    await client.subscribeAsync(filter, { qos: 1 });
  } catch (cause) {
    await close();
    throw new Error(`subscription to ${filter} rejected`, { cause });
  }
  return { ended, close };
}

/** The client reads no further before a message is done with. */
function receiveBy(client: MqttClient, { intake, log, stopping }: DownlinkParts): void {
  client.handleMessage = (packet, done) => {
    const target = targetOf(packet);
    if ('reason' in target) {
      log.info({ topic: packet.topic, reason: target.reason }, 'mqtt message dropped');
      return done();
    }
    const downlink = { ...target, payload: Buffer.from(packet.payload) };
    void intake.receive(downlink, stopping).then((outcome) => {
      if (outcome !== 'not now') done();
    });
  };
}

/** For which device a message is, or why it is dropped unread. */
function targetOf({ topic, payload, retain }: IPublishPacket): DeviceTopic | { readonly reason: string } {
  // A retained message would be queued again with every connection and every leader.
  if (retain) return { reason: 'a retained message' };
  const target = parseDeviceTopic(topic);
  if (target?.kind !== 'down' || target.rest !== '') return { reason: 'no topic of a downlink' };
  return tooLong(payload) ?? target;
}
