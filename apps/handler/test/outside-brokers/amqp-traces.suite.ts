import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Tracing } from '@fieldpost/observability';
import { pathsOf, type TraceCollector, until } from '@fieldpost/testing';
import { type ChannelModel, connect, type ConsumeMessage } from 'amqplib';
import type { AmqpFixture } from './amqp.suite.js';
import { sampleUplink } from '../memory/sample-uplink.js';

/** A handler that is traced. */
export interface TracedFixture extends AmqpFixture {
  readonly tracing: Tracing;
  readonly collector: TraceCollector;
}

const exchange = 'ttn.handler';

export function describeAmqpTraces(fixture: () => TracedFixture): void {
  let connection: ChannelModel;
  beforeAll(async () => {
    const { rabbitmq, replica } = fixture();
    await until('AMQP', () => replica.isConnectedTo('amqp') && replica.isConnectedTo('amqp downlinks'));
    connection = await connect(rabbitmq.superAmqp);
  });
  afterAll(() => connection?.close());

  it('goes out with an uplink in a header, and goes on with the downlink that comes back with it', async () => {
    const { replica, tracing, collector } = fixture();
    const channel = await connection.createChannel();
    const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true });
    await channel.bindQueue(queue, exchange, 'my-app.devices.dev-1.up');
    const answer = ({ properties: { headers } }: ConsumeMessage) => {
      const options = { headers: { traceparent: headers?.['traceparent'] as unknown } };
      channel.publish(exchange, 'my-app.devices.dev-1.down', Buffer.from('{"port":77}'), options);
    };
    await channel.consume(queue, (message) => message && answer(message), { noAck: true });
    const before = replica.downlinks.queued.length;
    tracing.run({ name: 'uplink', kind: 'consumer' }, () => replica.publisher.uplink(sampleUplink));
    await until('the downlink', () => replica.downlinks.queued.length > before);
    const traceId = () => collector.spans.findLast(({ name }) => name === 'uplink')?.traceId ?? '';
    const path = ['uplink', 'outside broker publish', 'outside broker receive'].map(
      (name) => `handler: ${name}`,
    );
    await until('the trace', () => pathsOf(collector.spans, traceId()).includes(path.join(' > ')));
    expect(replica.downlinks.queued.at(-1)?.request.port).toBe(77);
  });
}
