import type { Channel, ConsumeMessage } from 'amqplib';
import type { Opened } from '../outside-broker/link.js';
import type { DownlinkParts } from '../outside-broker/mqtt-downlinks.js';
import { type AmqpAddress, openConnection } from './amqp-connection.js';
import { readAmqpDownlink } from './amqp-downlink.js';

/** As v2's handler has them (wire/handler.md 11). */
const queue = 'ttn-handler-downlink';
const pattern = '*.devices.*.down';
const prefetch = 3;

/**
 * Takes downlinks from the durable queue of v2; a message leaves it when the downlink is queued. What can never be
 * queued is rejected, and not left without an answer as v2 does: three such messages would stop everybody's.
 */
export async function openAmqpDownlinks(address: AmqpAddress, parts: DownlinkParts): Promise<Opened> {
  const { connection, ended, fail, close } = await openConnection(address);
  try {
    const channel = await connection.createChannel();
    channel.on('error', (error: Error) => fail(error.message)).once('close', () => fail('channel closed'));
    await channel.assertExchange(address.exchange, 'topic', { durable: true });
    await channel.assertQueue(queue, { durable: true });
    await channel.bindQueue(queue, address.exchange, pattern);
    await channel.prefetch(prefetch);
    await channel.consume(queue, (message) => {
      if (message === null) return fail('the broker ended the subscription');
      void take(channel, message, parts);
    });
    return { ended, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function take(channel: Channel, message: ConsumeMessage, parts: DownlinkParts): Promise<void> {
  const { intake, log, stopping } = parts;
  const downlink = readAmqpDownlink(message.fields.routingKey, message.content);
  if ('reason' in downlink) {
    log.info({ routing_key: message.fields.routingKey, reason: downlink.reason }, 'amqp message dropped');
    return answer(channel, () => channel.nack(message, false, false));
  }
  const outcome = await intake.receive(downlink, stopping);
  if (outcome === 'queued') return answer(channel, () => channel.ack(message));
  // Without an answer it goes back into the queue when the connection ends, for the next leader.
  if (outcome === 'refused') answer(channel, () => channel.nack(message, false, false));
}

/** A channel that has closed meanwhile takes no answers; the broker then hands the message out again. */
function answer(channel: Channel, give: () => void): void {
  try {
    give();
  } catch (error) {
    channel.emit('error', error);
  }
}
