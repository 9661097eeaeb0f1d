import { describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { connect } from 'amqplib';
import { expectOrder, type HostsUnderTest } from './cuts.suite.js';
import { appId } from './devices.js';
import type { HeardUplink } from './people.js';

const exchange = 'ttn.handler';
const queue = 'uplinks of the test';
const timeoutMs = 60_000;

/** A durable queue of the uplinks of the application, which an operator made before anything breaks. */
async function keepUplinks({ site }: HostsUnderTest): Promise<void> {
  const connection = await connect(site.rabbitmq.superAmqp);
  const channel = await connection.createChannel();
  await channel.assertQueue(queue, { durable: true });
  await channel.bindQueue(queue, exchange, `${appId}.devices.*.up`);
  await connection.close();
}

/** Resolves when all messages received at the built-in MQTT servers since then have arrived from the queue. */
async function expectNoneMissing({ site, field }: HostsUnderTest, since: number): Promise<void> {
  const connection = await connect(site.rabbitmq.superAmqp);
  const channel = await connection.createChannel();
  const kept = new Set<string>();
  await channel.consume(
    queue,
    (message) => {
      if (!message) return;
      const { dev_id, counter } = JSON.parse(String(message.content)) as HeardUplink;
      kept.add(`${dev_id} ${counter}`);
    },
    { noAck: true },
  );
  const missing = () => [...field.heard].slice(since).filter((uplink) => !kept.has(uplink));
  try {
    const isThere = () => missing().length === 0;
    await until('all uplinks are in the queue', isThere, timeoutMs).catch(() => undefined);
    expect(missing()).toEqual([]);
  } finally {
    await connection.close();
  }
}

/** How RabbitMQ goes, and how it comes back. */
const ways = [
  { how: 'is killed', go: 'kill', back: 'revive' },
  { how: 'stands still', go: 'hold', back: 'goOn' },
] as const;

export function describeRabbitmq(placeOf: () => HostsUnderTest): void {
  describe('While an outside RabbitMQ', () => {
    it.each(ways)(
      '$how, the built-in servers work, and it has every uplink afterwards',
      async ({ go, back }) => {
        const { site, field } = placeOf();
        await keepUplinks(placeOf());
        const since = field.heard.size;
        await field.during(async () => {
          await site.rabbitmq[go]();
          await field.goesOn();
          await site.rabbitmq[back]();
          await field.goesOn();
        });
        expectOrder(placeOf());
        expect(field.heard.size).toBeGreaterThan(since);
        await expectNoneMissing(placeOf(), since);
      },
    );
  });
}
