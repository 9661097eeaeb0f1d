import { createHash, randomUUID } from 'node:crypto';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Delivery } from '../../devices/downlink.js';
import type { Opened } from '../link.js';
import type { DownlinkParts } from '../mqtt-downlinks.js';
import { type AmqpAddress, openConnection } from './amqp-connection.js';
import { readAmqpDownlink } from './amqp-downlink.js';
import { AmqpReceipts } from './amqp-receipts.js';

/** As v2's handler has them (docs/protocol/amqp.md#downlinks). */
const queue = 'ttn-handler-downlink';
const pattern = '*.devices.*.down';
const prefetch = 3;

/**
 * Takes downlinks from the durable queue of v2; a message leaves it when the downlink is queued. What can never be
 * queued is rejected, and not left unacknowledged as v2 does: three such messages would stop the queue.
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
    const taker = new Taker(channel, parts);
    await channel.consume(queue, (message) => {
      if (message === null) return fail('the broker ended the subscription');
      void taker.take(message);
    });
    return {
      ended,
      close: async () => {
        await taker.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Queues each message once: a message whose acknowledgement was lost is delivered again, to this handler or to the next
 * leader.
 */
class Taker {
  private readonly id = randomUUID();
  private readonly receipts: AmqpReceipts;

  constructor(
    private readonly channel: Channel,
    private readonly parts: DownlinkParts,
  ) {
    const { intake, log } = parts;
    this.receipts = new AmqpReceipts({
      flush: () => channel.checkQueue(queue),
      settle: (tags) => intake.settle(this.id, tags),
      log,
    });
  }

  async take(message: ConsumeMessage): Promise<void> {
    const { intake, log, stopping } = this.parts;
    const { routingKey, deliveryTag } = message.fields;
    const downlink = readAmqpDownlink(routingKey, message.content);
    if ('reason' in downlink) {
      log.info({ routing_key: routingKey, reason: downlink.reason }, 'amqp message dropped');
      return this.settle(() => this.channel.nack(message, false, false));
    }
    const about = { delivery: this.deliveryOf(message), traceparent: traceOf(message) };
    const outcome = await intake.receive({ ...downlink, ...about }, stopping);
    if (outcome === 'queued') {
      this.settle(() => this.channel.ack(message));
      this.receipts.add(deliveryTag);
    }
    // Without an acknowledgement it goes back into the queue when the connection ends, for the next leader.
    if (outcome === 'rejected') this.settle(() => this.channel.nack(message, false, false));
  }

  close(): Promise<void> {
    return this.receipts.close();
  }

  private deliveryOf(message: ConsumeMessage): Delivery {
    const { deliveryTag: tag, redelivered: isRepeated } = message.fields;
    return { channel: this.id, tag, isRepeated, digest: digestOf(message), epoch: this.parts.epoch };
  }

  /**
   * A channel that was closed in the meantime takes no acknowledgements; the broker then delivers the message again.
   */
  private settle(acknowledge: () => void): void {
    try {
      acknowledge();
    } catch (error) {
      this.channel.emit('error', error);
    }
  }
}

/** The trace that the publisher says; what is no text is none. */
function traceOf({ properties: { headers } }: ConsumeMessage): string | undefined {
  const named: unknown = headers?.['traceparent'];
  return typeof named === 'string' ? named : undefined;
}

/** By an id or a time of its publisher two messages with the same content can be distinguished. */
function digestOf({ fields, properties, content }: ConsumeMessage): Buffer {
  const { messageId, correlationId, timestamp } = properties;
  const envelope = JSON.stringify([fields.routingKey, messageId, correlationId, timestamp]);
  return createHash('sha256').update(envelope).update(content).digest();
}
