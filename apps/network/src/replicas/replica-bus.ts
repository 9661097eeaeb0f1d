import type { Metrics } from '@fieldpost/observability';

/** Carries texts between the replicas of a network. The class is also the injection token. */
export abstract class ReplicaBus {
  /** Sets what receives the texts of the other replicas, and what is called at each connection. */
  abstract listen(ownId: string, listener: (text: string) => void, onConnected: () => void): void;
  /** Sends a text to one replica, or to all with 'all'; without a promise that it arrives. */
  abstract send(to: string, text: string): void;
  abstract measure(metrics: Metrics): void;
}

/** The bus of a network with one replica. */
export class NoOtherReplicas extends ReplicaBus {
  listen(): void {
    // Nothing is received.
  }

  send(): void {
    // Nothing is sent.
  }

  measure(): void {
    // Nothing is counted.
  }
}
