import { describe, expect, it } from '@jest/globals';
import { mayEnter, mayRoute, mayUse, tagsOf } from './rabbitmq-permissions.js';

const exchange = 'ttn.handler';
const both = 'messages:up:r messages:down:w';
const mqtt = { username: 'my-app', vhost: '/', tags: both, client_id: 'c1' };
const amqp = { username: 'my-app', vhost: '/', tags: both };
const use = (who: object, resource: string, name: string, permission: string) =>
  mayUse({ ...who, resource, name, permission }, exchange);
const route = (who: object, name: string, permission: string, routing_key: string) =>
  mayRoute({ ...who, name, permission, routing_key }, exchange);

describe('RabbitMQ', () => {
  it('learns the rights as tags', () =>
    expect(tagsOf({ mayRead: true, writes: ['up', 'down'] })).toBe(
      'messages:up:r messages:down:w messages:up:w',
    ));

  it('lets applications into its standard virtual host alone', () => {
    expect(mayEnter(mqtt)).toBe(true);
    expect(mayEnter({ ...mqtt, vhost: 'inner' })).toBe(false);
    expect(mayEnter({ ...mqtt, username: 'Guest' })).toBe(false);
  });

  it.each(['configure', 'write', 'read'])('lets an MQTT client %s its own queues alone', (permission) => {
    expect(use(mqtt, 'queue', 'mqtt-subscription-c1qos0', permission)).toBe(true);
    expect(use(mqtt, 'queue', 'mqtt-subscription-c1qos1', permission)).toBe(true);
    expect(use(mqtt, 'queue', 'mqtt-subscription-c2qos1', permission)).toBe(false);
    expect(use(mqtt, 'queue', 'my-app.receiver', permission)).toBe(false);
    expect(use(amqp, 'queue', 'mqtt-subscription-c1qos1', permission)).toBe(false);
  });

  it('lets no client declare an exchange or use another one', () => {
    expect(use(mqtt, 'exchange', 'amq.topic', 'configure')).toBe(false);
    expect(use(mqtt, 'exchange', exchange, 'write')).toBe(false);
    expect(use(amqp, 'exchange', 'amq.default', 'write')).toBe(false);
    expect(use(amqp, 'exchange', 'amq.topic', 'read')).toBe(false);
  });

  it('lets applications only read over AMQP', () => {
    expect(use(amqp, 'exchange', exchange, 'read')).toBe(true);
    expect(use(amqp, 'exchange', exchange, 'write')).toBe(false);
    expect(route(amqp, exchange, 'write', 'my-app.devices.d1.down')).toBe(false);
    expect(route(amqp, exchange, 'read', 'my-app.devices.*.events.down/sent')).toBe(true);
    expect(use({ ...amqp, tags: 'messages:down:w' }, 'queue', 'my-app.receiver', 'configure')).toBe(false);
  });

  it.each([
    ['my-app.devices.d1.up', true],
    ['my-app.#', true],
    ['*.devices.*.up', false],
    ['#', false],
    ['my-app-two.#', false],
    ['my-app', false],
  ])('lets a reader subscribe to %s: %s', (key, isAllowed) =>
    expect(route(mqtt, 'amq.topic', 'read', key)).toBe(isAllowed),
  );

  it.each([
    ['my-app.devices.d1.down', true],
    ['my-app.devices.d1.up', false],
    ['other-app.devices.d1.down', false],
    ['my-app.devices.d1.down.x', false],
    // The plugin writes a dot of a topic as a slash.
    ['my-app/devices/d1/down', false],
  ])('lets a sender of downlinks publish to %s: %s', (key, isAllowed) =>
    expect(route(mqtt, 'amq.topic', 'write', key)).toBe(isAllowed),
  );

  it('denies everything to clients without tags', () => {
    expect(route({ ...mqtt, tags: '' }, 'amq.topic', 'read', 'my-app.#')).toBe(false);
    expect(use({ ...mqtt, tags: '' }, 'exchange', 'amq.topic', 'read')).toBe(false);
  });
});
