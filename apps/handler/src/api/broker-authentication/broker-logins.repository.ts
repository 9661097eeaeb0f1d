import type { AppId } from '@fieldpost/domain';

/** A client that an outside broker accepted because the handler allowed it: its client id and credentials. */
export interface BrokerLogin {
  readonly appId: AppId;
  readonly clientId: string;
  readonly accessKey: string;
  /** Where the client connects from; empty when the broker does not say. */
  readonly address: string;
}

/** Most clients of one application that are stored; beyond it the one that logged in longest ago is removed. */
export const mostLogins = 1_000;

/** Milliseconds after which a client that no broker sends requests about is removed. */
export const longestSilenceMs = 30 * 24 * 60 * 60 * 1_000;

/** How many client ids of one application are reserved; beyond it the one that was used longest ago is free again. */
export const mostClientIds = 10_000;

/** Milliseconds after which another application may use a client id. Connections and stored sessions may last for months. */
export const clientIdReservedMs = 365 * 24 * 60 * 60 * 1_000;

/**
 * The access keys of clients, for brokers whose later requests about topics have only the client id. Shared by all
 * replicas, and kept across restarts. The class is also the injection token.
 */
export abstract class BrokerLogins {
  /** Instead of what the client came with before. */
  abstract remember(login: BrokerLogin): Promise<void>;
  /** Undefined for a client that its broker has not sent requests about for too long. */
  abstract find(appId: AppId, clientId: string): Promise<BrokerLogin | undefined>;
  /**
   * Reserves a client id for an application; false when another application has it. A broker gives the session of a client
   * id, with its subscriptions and waiting messages, to the next client with the same id.
   */
  abstract reserveClientId(appId: AppId, clientId: string): Promise<boolean>;
  /** Removes at most `most` clients that their broker has not sent requests about for too long; returns how many. */
  abstract removeSilent(most: number): Promise<number>;
}
