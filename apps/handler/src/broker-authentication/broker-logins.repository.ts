import type { AppId } from '@fieldpost/domain';

/** A client that an outside broker let in on our word: under which id, and with what. */
export interface BrokerLogin {
  readonly appId: AppId;
  readonly clientId: string;
  readonly accessKey: string;
  /** Where the client connects from; empty when the broker does not say. */
  readonly address: string;
}

/** How many clients of one application are remembered; beyond it the one that was let in longest ago is forgotten. */
export const mostLogins = 1_000;

/**
 * With which access keys clients came to brokers that later ask about a topic and name the client alone. Kept for all
 * replicas, and across restarts. The class is also the injection token.
 */
export abstract class BrokerLogins {
  /** Instead of what the client came with before. */
  abstract remember(login: BrokerLogin): Promise<void>;
  abstract find(appId: AppId, clientId: string): Promise<BrokerLogin | undefined>;
}
