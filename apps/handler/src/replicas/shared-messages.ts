import type { Logger } from '@fieldpost/observability';
import { type MessageKind, TakenMessages } from '../events/message-takers.js';
import type { UplinkMessage } from '../events/messages.js';
import type { EventType, Publisher } from '../events/publisher.js';
import type { MessageBus, SharedMessage } from './message-bus.js';

/** Gives what this replica publishes to all others. */
export const toReplicas = (bus: MessageBus, log: Logger): Publisher =>
  new TakenMessages(
    [{ wants: () => bus.isShared, take: (message) => bus.publish({ ...message, source: 'handler' }) }],
    log,
  );

/** Gives what other replicas published to `publisher`: to those alone who are connected here. */
export function fromReplicas(bus: MessageBus, publisher: Publisher): void {
  bus.subscribe('*', (message) => {
    if (message.source === 'handler') publish(message, publisher);
  });
}

function publish({ appId, devId, kind, json }: SharedMessage, publisher: Publisher): void {
  if (isEvent(kind)) {
    const type = kind.slice('events/'.length) as EventType;
    publisher.event(appId, devId, type, JSON.parse(json) as object | null);
  } else publisher.uplink(JSON.parse(json) as UplinkMessage);
}

const isEvent = (kind: MessageKind): boolean => kind !== 'up';
