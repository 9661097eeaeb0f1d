import { Injectable } from '@nestjs/common';
import { Batcher } from '@fieldpost/batching';
import type { AppId } from '@fieldpost/domain';
import { prepared, Sealer } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import type { TimedMessage } from '../../events/message-batches.js';
import type { MessageKind } from '../../events/message-subscribers.js';
import {
  addDeliveries,
  claimDeliveries,
  type ClaimedRow,
  settleDeliveries,
  trimAttempts,
  trimDead,
  type TrimmedRow,
  trimWaiting,
} from './delivery.statements.js';
import type { Integration, IntegrationId } from './integration.js';
import { toIntegration } from './integrations.repository.js';

/** A message on its way to an integration. */
export interface Delivery {
  readonly id: string;
  readonly devId: string;
  readonly kind: MessageKind;
  /** The message as MQTT has it. */
  readonly json: string;
  /** Counted from 1, the present attempt included. */
  readonly attempt: number;
  /** The span in which it was published; undefined unless traces are exported. */
  readonly traceparent: string | undefined;
  readonly integration: Integration;
  /** The owner whose share its application uses. */
  readonly share: string;
}

/** How an attempt ended. */
export interface Outcome {
  readonly id: string;
  readonly attempt: number;
  /** How long it took. */
  readonly ms: number;
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** The error; undefined for a delivered message. */
  readonly error: string | undefined;
  /** Milliseconds until the next attempt; undefined when there is none. */
  readonly retryInMs: number | undefined;
}

/** Deliveries that may be claimed now. */
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
  /** For how long no other replica may attempt them. */
  readonly leaseMs: number;
}

/** A delivery that is no longer attempted; `status` and `error` are those of the last attempt. */
export interface DeadLetter {
  readonly id: string;
  readonly dev_id: string;
  readonly kind: string;
  readonly body: string;
  readonly created_at: Date;
  readonly attempts: number;
  readonly status: number | null;
  readonly error: string | null;
}

/** A line of the delivery log. */
export interface Attempt extends Pick<DeadLetter, 'dev_id' | 'kind' | 'status' | 'error'> {
  readonly delivery_id: string;
  readonly attempt: number;
  readonly at: Date;
  readonly ms: number;
}

/** Names an integration. */
export type IntegrationKey = readonly [appId: AppId, id: IntegrationId];

export interface DeadPage {
  readonly after: string;
  readonly limit: number;
}

/** Limits of the stored deliveries of one integration. */
export interface DeliveryBounds {
  readonly waiting: number;
  readonly dead: number;
  readonly attempts: number;
}

const lastAttempts = prepared<Attempt>(
  'integration_attempts_list',
  `select delivery_id, dev_id, kind, attempt, at, ms, status, error from integration_attempts
   where app_id = $1 and integration = $2 order by id desc limit $3`,
);
const deadPage = prepared<DeadLetter>(
  'integration_dead_letters_list',
  `select id, dev_id, kind, body, created_at, attempts, status, error from integration_deliveries
   where app_id = $1 and integration = $2 and is_dead and id > $3::bigint order by id limit $4`,
);
const ofDead =
  'where app_id = $1 and integration = $2 and is_dead and ($3::bigint is null or id = $3) returning 1';
const revive = prepared<object>(
  'integration_dead_letters_retry',
  `update integration_deliveries set is_dead = false, attempts = 0, due_at = now() ${ofDead}`,
);
const forget = prepared<object>(
  'integration_dead_letters_drop',
  `delete from integration_deliveries ${ofDead}`,
);

/** The messages that wait for integrations, and what became of others. */
@Injectable()
export class Deliveries {
  private readonly settling: Batcher<Outcome, undefined>;

  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
  ) {
    this.settling = new Batcher((outcomes) => this.settleTogether(outcomes));
  }

  /** Queues the messages for every integration that wants them. */
  async add(messages: readonly TimedMessage[]): Promise<void> {
    const columns = (['appId', 'devId', 'kind', 'json', 'traceparent'] as const).map((name) =>
      messages.map((message) => message[name] ?? null),
    );
    await addDeliveries(this.db, columns);
  }

  /** Takes what is due, in turn among owners, and among the integrations of an owner, the longest due first. */
  async claim(request: ClaimRequest): Promise<readonly Delivery[]> {
    const { running, perIntegration, runningOfOwners, perOwner, most, leaseMs } = request;
    const columns = [0, 1, 2].map((column) => running.map((row) => row[column]));
    const owners = [0, 1].map((column) => runningOfOwners.map((row) => row[column]));
    const values = [perIntegration, ...columns, most, leaseMs, perOwner, ...owners];
    const rows = await claimDeliveries(this.db, values);
    return rows.map((row) => this.toDelivery(row));
  }

  /** Writes down how an attempt ended. */
  settle(outcome: Outcome): Promise<void> {
    return this.settling.add(outcome);
  }

  /** The last attempts, the newest first. */
  listAttempts(key: IntegrationKey, most: number): Promise<readonly Attempt[]> {
    return lastAttempts(this.db, [...key, most]);
  }

  /** In the order in which they came, after the letter with the id `after`. */
  listDead(key: IntegrationKey, { after, limit }: DeadPage): Promise<readonly DeadLetter[]> {
    return deadPage(this.db, [...key, after, limit]);
  }

  /** Makes dead letters due again, all without `id`; returns how many. */
  async retryDead(key: IntegrationKey, id?: string): Promise<number> {
    return (await revive(this.db, [...key, id ?? null])).length;
  }

  /** Deletes dead letters, all without `id`; returns how many. */
  async dropDead(key: IntegrationKey, id?: string): Promise<number> {
    return (await forget(this.db, [...key, id ?? null])).length;
  }

  /** Removes what is beyond the bounds, the oldest first; returns how many messages left which queue. */
  async trim({ waiting, dead, attempts }: DeliveryBounds): Promise<readonly TrimmedRow[]> {
    await trimDead(this.db, [dead]);
    await trimAttempts(this.db, [attempts]);
    return trimWaiting(this.db, [waiting]);
  }

  private async settleTogether(outcomes: readonly Outcome[]): Promise<readonly undefined[]> {
    const columns = (['id', 'attempt', 'ms', 'status', 'error', 'retryInMs'] as const).map((name) =>
      outcomes.map((outcome) => outcome[name] ?? null),
    );
    await settleDeliveries(this.db, columns);
    return outcomes.map(() => undefined);
  }

  private toDelivery(row: ClaimedRow): Delivery {
    return {
      id: row.id,
      devId: row.dev_id,
      kind: row.kind as MessageKind,
      json: row.body,
      attempt: row.attempts,
      traceparent: row.traceparent ?? undefined,
      integration: toIntegration(row, this.sealer),
      share: row.share,
    };
  }
}
