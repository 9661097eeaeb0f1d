import type { Metrics } from '@fieldpost/observability';
import type { ApplicationMessage } from '../events/message-subscribers.js';

/** A message that all replicas bring to the clients that are connected to them. */
export interface SharedMessage extends ApplicationMessage {
  /** `client` for an uplink that an MQTT client published: it is passed on as it is, and nothing else is made of it. */
  readonly source: 'handler' | 'client';
  /** The span in which it was published, so that what other replicas do with it is part of the same trace. */
  readonly traceparent?: string | undefined;
}

export type BusListener = (message: SharedMessage) => void;

/**
 * Carries messages from one replica to all others. The class is also the injection token. A replica does not receive
 * its own messages: it delivers them to its clients before, so that these miss nothing while the bus is unavailable.
 */
export abstract class MessageBus {
  private readonly listeners: BusListener[] = [];
  /** Whether there may be other replicas that hear. */
  abstract readonly isShared: boolean;
  /** Never fails and never waits; what cannot be sent is dropped, with a line in the log. */
  abstract publish(message: SharedMessage): void;
  /** Calls back with every message of other replicas. */
  subscribe(listener: BusListener): void {
    this.listeners.push(listener);
  }

  protected notify(message: SharedMessage): void {
    for (const listener of this.listeners) listener(message);
  }

  measure(_metrics: Metrics): void {
    // A bus without queue has no metrics.
  }
}

/** The bus of a single replica. */
export class LocalBus extends MessageBus {
  readonly isShared = false;

  publish(): void {
    // No other replica listens.
  }
}
