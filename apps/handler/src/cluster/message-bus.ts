import type { AppId } from '@fieldpost/domain';
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
 * Brings messages from one replica to all others. The class is also the injection token. A replica does not hear itself:
 * whatever it publishes it has given to its own clients before, so that they miss nothing when the bus is away.
 */
export abstract class MessageBus {
  /** Whether there may be other replicas that hear. */
  abstract readonly isShared: boolean;
  /** Never fails and never waits; what cannot be sent is dropped, with a line in the log. */
  abstract publish(message: SharedMessage): void;
  /** Calls back with messages of other replicas for one application, or for all; the function it returns ends that. */
  abstract subscribe(appId: AppId | '*', listener: BusListener): () => void;

  measure(_metrics: Metrics): void {
    // A bus without queue has no metrics.
  }
}

/** Who listens, by application. */
export class BusListeners {
  private readonly byApp = new Map<AppId | '*', Set<BusListener>>();

  add(appId: AppId | '*', listener: BusListener): () => void {
    const listeners = this.byApp.get(appId) ?? new Set();
    this.byApp.set(appId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.byApp.get(appId) === listeners) this.byApp.delete(appId);
    };
  }

  notify(message: SharedMessage): void {
    for (const listener of this.byApp.get('*') ?? []) listener(message);
    for (const listener of this.byApp.get(message.appId) ?? []) listener(message);
  }
}

/** The bus of a replica that is alone. */
export class LocalBus extends MessageBus {
  readonly isShared = false;

  publish(): void {
    // Nobody else is there to hear.
  }

  subscribe(): () => void {
    return () => undefined;
  }
}
