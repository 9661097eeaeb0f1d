import { currentContext, type Logger, type Tracing } from '@fieldpost/observability';
import { type MessageKind, MessageDispatcher } from '../events/message-subscribers.js';
import { writtenAs } from '../events/message-json.js';
import type { UplinkMessage } from '../events/messages.js';
import type { EventType, Publisher } from '../events/publisher.js';
import { restoreComposites } from '../events/composite-value.js';
import type { MessageBus, SharedMessage } from './message-bus.js';

/** Gives what this replica publishes to all others. */
export const toReplicas = (bus: MessageBus, log: Logger): Publisher =>
  new MessageDispatcher(
    [
      {
        wants: () => bus.isShared,
        take: (message) => bus.publish(withTrace({ ...message, source: 'handler' })),
      },
    ],
    log,
  );

/** The message with the span in which it is published. */
export const withTrace = (message: SharedMessage): SharedMessage => {
  const traceparent = currentContext()?.span?.traceparent;
  return traceparent === undefined ? message : { ...message, traceparent };
};

/** Goes on with the trace of another replica, when the message is part of one. */
export const inItsTrace = ({ traceparent }: SharedMessage, tracing: Tracing, work: () => void): void =>
  traceparent === undefined
    ? work()
    : tracing.run({ name: 'bus message', kind: 'consumer' }, work, traceparent);

/** Passes messages of other replicas to `publisher`, for clients that are connected here. */
export function fromReplicas(bus: MessageBus, publisher: Publisher, tracing: Tracing): void {
  bus.subscribe((message) => {
    if (message.source === 'handler') inItsTrace(message, tracing, () => publish(message, publisher));
  });
}

function publish(message: SharedMessage, publisher: Publisher): void {
  const { appId, devId, kind, json } = message;
  if (isEvent(kind)) {
    const type = kind.slice('events/'.length) as EventType;
    publisher.event(appId, devId, type, writtenAs(json, JSON.parse(json) as object | null));
  } else publisher.uplink(uplinkIn(message), message.decodingError);
}

function uplinkIn({ json, whole }: SharedMessage): UplinkMessage {
  const uplink = JSON.parse(json) as UplinkMessage;
  const { payload_fields: fields } = uplink;
  const message = fields && whole ? { ...uplink, payload_fields: restoreComposites(fields, whole) } : uplink;
  return writtenAs(json, message);
}

const isEvent = (kind: MessageKind): boolean => kind !== 'up';
