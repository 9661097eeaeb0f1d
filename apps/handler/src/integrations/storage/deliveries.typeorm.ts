import { Injectable } from '@nestjs/common';
import { Batcher } from '@fieldpost/batching';
import { prepared, Sealer } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import type { TimedMessage } from '../../events/message-batches.js';
import type { MessageKind } from '../../events/message-subscribers.js';
import {
  type Attempt,
  type ClaimRequest,
  type DeadLetter,
  type DeadPage,
  Deliveries,
  type Delivery,
  type DeliveryBounds,
  type IntegrationKey,
  type Outcome,
  type Trimmed,
} from './deliveries.repository.js';
import {
  addDeliveries,
  claimDeliveries,
  type ClaimedRow,
  settleDeliveries,
  trimAttempts,
  trimDead,
  trimWaiting,
} from './delivery.statements.js';
import { toIntegration } from './integrations.typeorm.js';

interface DeadRow {
  readonly id: string;
  readonly dev_id: string;
  readonly kind: string;
  readonly body: string;
  readonly created_at: Date;
  readonly attempts: number;
  readonly status: number | null;
  readonly error: string | null;
}

interface AttemptRow extends Pick<DeadRow, 'dev_id' | 'kind' | 'status' | 'error'> {
  readonly delivery_id: string;
  readonly attempt: number;
  readonly at: Date;
  readonly ms: number;
}

const lastAttempts = prepared<AttemptRow>(
  'integration_attempts_list',
  `select delivery_id, dev_id, kind, attempt, at, ms, status, error from integration_attempts
   where app_id = $1 and integration = $2 order by id desc limit $3`,
);
const deadPage = prepared<DeadRow>(
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

/** Deliveries in PostgreSQL. */
@Injectable()
export class DeliveriesTypeorm extends Deliveries {
  private readonly settling: Batcher<Outcome, undefined>;

  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
  ) {
    super();
    this.settling = new Batcher((outcomes) => this.settleTogether(outcomes));
  }

  async add(messages: readonly TimedMessage[]): Promise<void> {
    const columns = (['appId', 'devId', 'kind', 'json', 'traceparent'] as const).map((name) =>
      messages.map((message) => message[name] ?? null),
    );
    await addDeliveries(this.db, columns);
  }

  async claim(request: ClaimRequest): Promise<readonly Delivery[]> {
    const { running, perIntegration, runningOfOwners, perOwner, most, leaseMs } = request;
    const columns = [0, 1, 2].map((column) => running.map((row) => row[column]));
    const owners = [0, 1].map((column) => runningOfOwners.map((row) => row[column]));
    const values = [perIntegration, ...columns, most, leaseMs, perOwner, ...owners];
    const rows = await claimDeliveries(this.db, values);
    return rows.map((row) => this.toDelivery(row));
  }

  settle(outcome: Outcome): Promise<void> {
    return this.settling.add(outcome);
  }

  async listAttempts(key: IntegrationKey, most: number): Promise<readonly Attempt[]> {
    const rows = await lastAttempts(this.db, [...key, most]);
    return rows.map(({ delivery_id, dev_id, status, error, ...row }) => ({
      ...row,
      deliveryId: delivery_id,
      devId: dev_id,
      status: status ?? undefined,
      error: error ?? undefined,
    }));
  }

  async listDead(key: IntegrationKey, { after, limit }: DeadPage): Promise<readonly DeadLetter[]> {
    const rows = await deadPage(this.db, [...key, after, limit]);
    return rows.map(({ dev_id, body, created_at, status, error, ...row }) => ({
      ...row,
      devId: dev_id,
      json: body,
      createdAt: created_at,
      status: status ?? undefined,
      error: error ?? undefined,
    }));
  }

  async retryDead(key: IntegrationKey, id?: string): Promise<number> {
    return (await revive(this.db, [...key, id ?? null])).length;
  }

  async dropDead(key: IntegrationKey, id?: string): Promise<number> {
    return (await forget(this.db, [...key, id ?? null])).length;
  }

  async trim({ waiting, dead, attempts }: DeliveryBounds): Promise<readonly Trimmed[]> {
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
