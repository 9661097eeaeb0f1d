import type { AppId } from '@fieldpost/domain';
import type { TimedMessage } from '../../events/message-batches.js';
import type { MessageKind } from '../../events/message-subscribers.js';
import type { Integration, IntegrationId } from './integration.js';

/** A message on its way to an integration. */
export interface Delivery {
  readonly id: string;
  readonly devId: string;
  readonly kind: MessageKind;
  /** The message as MQTT has it. */
  readonly json: string;
  /** Counted from 1, the present attempt included. */
  readonly attempt: number;
  /** The span in which it was published; undefined where nobody traces. */
  readonly traceparent: string | undefined;
  readonly integration: Integration;
  /** Whose share its application uses. */
  readonly share: string;
}

/** How an attempt ended. */
export interface Outcome {
  readonly id: string;
  readonly attempt: number;
  /** How long it took. */
  readonly ms: number;
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  /** What was wrong; undefined for a message that arrived. */
  readonly error: string | undefined;
  /** Milliseconds until the next attempt; undefined when there is none. */
  readonly retryInMs: number | undefined;
}

/** What may be claimed now. */
export interface ClaimRequest {
  /** Attempts under way here, by integration. */
  readonly running: readonly (readonly [appId: AppId, id: IntegrationId, count: number])[];
  /** Attempts of one integration that may be under way at once. */
  readonly perIntegration: number;
  /** The same by whose share it is. */
  readonly runningOfOwners: readonly (readonly [share: string, count: number])[];
  /** Attempts for all integrations of one owner that may be under way at once. */
  readonly perOwner: number;
  /** Deliveries at most. */
  readonly most: number;
  /** For how long nobody else may attempt them. */
  readonly leaseMs: number;
}

/** A delivery that nobody attempts any more. */
export interface DeadLetter {
  readonly id: string;
  readonly devId: string;
  readonly kind: string;
  readonly json: string;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly status: number | undefined;
  readonly error: string | undefined;
}

/** A line of the delivery log. */
export interface Attempt {
  readonly deliveryId: string;
  readonly devId: string;
  readonly kind: string;
  readonly attempt: number;
  readonly at: Date;
  readonly ms: number;
  readonly status: number | undefined;
  readonly error: string | undefined;
}

/** Names an integration. */
export type IntegrationKey = readonly [appId: AppId, id: IntegrationId];

/** The messages that wait for integrations, and what became of others. The class is also the injection token. */
export abstract class Deliveries {
  /** Queues the messages for every integration that asked for them. */
  abstract add(messages: readonly TimedMessage[]): Promise<void>;
  /** Takes what is due, in turn among owners, and among the integrations of an owner, the longest due first. */
  abstract claim(request: ClaimRequest): Promise<readonly Delivery[]>;
  /** Writes down how attempts ended. */
  abstract settle(outcome: Outcome): Promise<void>;
  /** The last attempts, the newest first. */
  abstract listAttempts(key: IntegrationKey, most: number): Promise<readonly Attempt[]>;
  /** In the order in which they came, after the letter with the id `after`. */
  abstract listDead(key: IntegrationKey, page: DeadPage): Promise<readonly DeadLetter[]>;
  /** Makes dead letters due again, all without `id`; tells how many. */
  abstract retryDead(key: IntegrationKey, id?: string): Promise<number>;
  /** Forgets dead letters, all without `id`; tells how many. */
  abstract dropDead(key: IntegrationKey, id?: string): Promise<number>;
  /** Removes what is beyond the bounds, the oldest first; answers what was taken from whose queue. */
  abstract trim(bounds: DeliveryBounds): Promise<readonly Trimmed[]>;
}

export interface DeadPage {
  readonly after: string;
  readonly limit: number;
}

/** What is kept of one integration. */
export interface DeliveryBounds {
  readonly waiting: number;
  readonly dead: number;
  readonly attempts: number;
}

export interface Trimmed {
  readonly app_id: string;
  readonly integration: string;
  readonly messages: number;
}
