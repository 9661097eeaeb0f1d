import type { ConfirmChannel, Options } from 'amqplib';
import type { Opened } from '../link.js';
import { type SendQueue, type Outgoing, sizeOf } from '../send-queue.js';
import { type AmqpAddress, openConnection } from './amqp-connection.js';

/** The limit of messages that the broker has not confirmed; each is kept until then. */
const mostUnconfirmed = { messages: 500, bytes: 4 * 1024 * 1024 };

/**
 * Publishes the messages of the send queue. The broker confirms each message; those that it has not confirmed when the
 * connection ends are published again on the next one, so that a message may be delivered twice but none is lost while
 * the queue has capacity.
 */
export async function openAmqpOutlet(address: AmqpAddress, sendQueue: SendQueue): Promise<Opened> {
  const { connection, ended, fail, close } = await openConnection(address);
  try {
    const channel = await connection.createConfirmChannel();
    channel.on('error', (error: Error) => fail(error.message)).once('close', () => fail('channel closed'));
    await channel.assertExchange(address.exchange, 'topic', { durable: true });
    const sender = new Sender(channel, address.exchange, sendQueue, fail);
    return {
      ended,
      close: async () => {
        await sender.end();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const flushMs = 1_000;

class Sender {
  private readonly unconfirmed = new Set<Outgoing>();
  private unconfirmedBytes = 0;
  private isOpen = true;
  private isFull = false;

  constructor(
    private readonly channel: ConfirmChannel,
    private readonly exchange: string,
    private readonly sendQueue: SendQueue,
    private readonly fail: (reason: string) => void,
  ) {
    channel.on('drain', () => {
      this.isFull = false;
      this.send();
    });
    channel.once('close', () => this.giveUp());
    sendQueue.attach(() => this.send());
  }

  /** Waits a short time for confirmations of the messages in flight; unconfirmed ones go back into the send queue. */
  async end(): Promise<void> {
    this.sendQueue.detach();
    if (this.isOpen) await Promise.race([this.channel.waitForConfirms().catch(() => undefined), pause()]);
    this.giveUp();
  }

  private get mayPublish(): boolean {
    const { messages, bytes } = mostUnconfirmed;
    if (!this.isOpen || this.isFull) return false;
    return this.unconfirmed.size < messages && this.unconfirmedBytes < bytes;
  }

  private send(): void {
    while (this.mayPublish) {
      const message = this.sendQueue.take();
      if (message === undefined) return;
      this.unconfirmed.add(message);
      this.unconfirmedBytes += sizeOf(message);
      const { address, body } = message;
      const done = (error: unknown) => this.confirm(message, error);
      this.isFull = !this.channel.publish(this.exchange, address, body, propertiesOf(message), done);
    }
  }

  private confirm(message: Outgoing, error: unknown): void {
    if (!this.isOpen) return;
    if (error) return this.fail('the broker could not keep a message');
    this.unconfirmed.delete(message);
    this.unconfirmedBytes -= sizeOf(message);
    message.span?.end();
    this.send();
  }

  private giveUp(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.sendQueue.detach();
    this.sendQueue.putBack(this.unconfirmed);
  }
}

/**
 * As v2 marks its messages (docs/protocol/amqp.md#exchange-and-routing-keys); a consumer may continue the trace.
 */
const propertiesOf = ({ seconds, span }: Outgoing): Options.Publish => ({
  contentType: 'application/json',
  persistent: true,
  timestamp: seconds,
  ...(span && { headers: { traceparent: span.traceparent } }),
});

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, flushMs).unref());
