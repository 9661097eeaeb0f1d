import type { Dialect } from '../make-outside-broker.js';
import type { Style } from '../outside-publisher.js';
import type { AmqpAddress } from './amqp-connection.js';
import { openAmqpDownlinks } from './amqp-downlinks.js';
import { openAmqpOutlet } from './amqp-outlet.js';

/**
 * Routing keys of v2: the type of an event keeps its slash, and fields have no keys of their own
 * (docs/protocol/amqp.md#exchange-and-routing-keys).
 */
export const amqpStyle: Style = {
  addressOf: (appId, devId, rest) => `${appId}.devices.${devId}.${rest.replace('/', '.')}`,
  parts: () => [],
};

/** AMQP as v2's handler speaks it. */
export const amqpDialect = (address: AmqpAddress): Dialect => ({
  peer: 'amqp',
  style: amqpStyle,
  openOutlet: (sendQueue) => openAmqpOutlet(address, sendQueue),
  openDownlinks: (parts) => openAmqpDownlinks(address, parts),
});
