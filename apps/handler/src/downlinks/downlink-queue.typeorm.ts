import { Inject, Injectable } from '@nestjs/common';
import type { AppId, DevId } from '@fieldpost/domain';
import { batchedStatement } from '@fieldpost/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { uplinkBatches } from '../devices/uplink-statements.js';
import type { Delivery, NewDownlink, Schedule } from '../devices/downlink.js';
import { noteQueued, settle, wasQueued } from './delivery.statements.js';
import {
  type Added,
  type DownlinkList,
  DownlinkQueue,
  type NextDownlink,
  type Taking,
} from './downlink-queue.repository.js';
import { fromStored, type StoredDownlink, toStored } from '../devices/stored-downlink.js';

type Key = readonly [appId: AppId, devId: DevId];

/** Aggregates, since they give one row for an empty queue too. */
const positionSql: Readonly<Record<Schedule, string>> = {
  replace: 'coalesce(max(position), 0)',
  first: 'coalesce(min(position), 0) - 1',
  last: 'coalesce(max(position), 0) + 1',
};

interface WaitingRow {
  readonly id: string;
  readonly queued_at: Date;
  readonly downlink: StoredDownlink;
}

/** Runs after nearly every uplink. */
const waitingFor = batchedStatement<[AppId, DevId], { readonly waiting: number }>(
  'handler_waiting_downlinks',
  { app_id: 'varchar', dev_id: 'varchar' },
  (rows) => `select asked.place::int,
          (select count(*)::int from waiting_downlinks as waiting
            where waiting.app_id = asked.app_id and waiting.dev_id = asked.dev_id) as waiting
     from ${rows('asked')}`,
  uplinkBatches,
);

/** Digits that fit into the column of the ids. */
const possibleId = /^\d{1,18}$/;

/** Waiting downlinks in PostgreSQL; the row of the device is the lock of its queue. */
@Injectable()
export class DownlinkQueueTypeorm extends DownlinkQueue {
  private readonly queryWaiting: ReturnType<typeof waitingFor>;

  constructor(
    private readonly db: DataSource,
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'HANDLER_DOWNLINK_QUEUE_LENGTH'>,
  ) {
    super();
    this.queryWaiting = waitingFor(db);
  }

  add(appId: AppId, devId: DevId, downlink: NewDownlink, schedule: Schedule): Promise<Added> {
    const key = [appId, devId] as const;
    const { delivery } = downlink;
    return this.db.transaction(async (tx) => {
      if (!(await lock(tx, key))) return 'no_device';
      const obstacle = delivery && (await obstacleTo(tx, delivery));
      if (obstacle) return obstacle;
      if (schedule === 'replace') await empty(tx, key);
      else if ((await count(tx, key)) >= this.settings.HANDLER_DOWNLINK_QUEUE_LENGTH) return 'queue_full';
      await tx.query(
        `insert into waiting_downlinks (app_id, dev_id, position, downlink)
         select $1::varchar, $2::varchar, ${positionSql[schedule]}, $3::json
         from waiting_downlinks where app_id = $1 and dev_id = $2`,
        [...key, JSON.stringify(toStored(downlink))],
      );
      if (delivery) await noteQueued(tx, delivery);
      return 'added';
    });
  }

  settle(channel: string, tags: readonly number[]): Promise<void> {
    return settle(this.db, channel, tags);
  }

  async takeNext(appId: AppId, devId: DevId, taking: Taking = {}): Promise<NextDownlink | undefined> {
    const { epoch, offer } = taking;
    const key = [appId, devId] as const;
    return this.db.transaction(async (tx) => {
      if (!(await lock(tx, key)) || !(await isLed(tx, epoch))) return undefined;
      const waiting: { position: string; downlink: StoredDownlink }[] = await tx.query(
        `select position, downlink from waiting_downlinks
         where app_id = $1 and dev_id = $2 order by position limit 2`,
        [...key],
      );
      const [next] = waiting;
      if (next === undefined) return undefined;
      await tx.query('delete from waiting_downlinks where app_id = $1 and dev_id = $2 and position = $3', [
        ...key,
        next.position,
      ]);
      const downlink = { ...fromStored(next.downlink), ...(offer && { offered: offer }) };
      await setCurrent(tx, key, toStored(downlink));
      return { downlink, hasMore: waiting.length > 1 };
    });
  }

  async countWaiting(appId: AppId, devId: DevId): Promise<number> {
    return (await this.queryWaiting(appId, devId))?.waiting ?? 0;
  }

  /** One statement, so that a downlink that becomes the current one is seen once. */
  async list(appId: AppId, devId: DevId): Promise<DownlinkList | undefined> {
    const rows: (Partial<WaitingRow> & { readonly current: StoredDownlink | null })[] = await this.db.query(
      `select current_downlink as current, id, queued_at, downlink
       from devices left join waiting_downlinks using (app_id, dev_id)
       where app_id = $1 and dev_id = $2 order by position`,
      [appId, devId],
    );
    const [first] = rows;
    return (
      first && {
        current: first.current ? fromStored(first.current) : undefined,
        waiting: rows.filter(isWaiting).map(({ id, queued_at, downlink }) => ({
          id,
          queuedAt: queued_at,
          downlink: fromStored(downlink),
        })),
      }
    );
  }

  clear(appId: AppId, devId: DevId): Promise<boolean> {
    const key = [appId, devId] as const;
    return this.db.transaction(async (tx) => {
      if (!(await lock(tx, key))) return false;
      await empty(tx, key);
      return true;
    });
  }

  async remove(appId: AppId, devId: DevId, id: string): Promise<boolean> {
    if (!possibleId.test(id)) return false;
    return this.db.transaction(async (tx) => {
      // The lock that taking the next downlink needs: it is taken or removed, never both.
      if (!(await lock(tx, [appId, devId]))) return false;
      const [, removed]: [unknown, number] = await tx.query(
        'delete from waiting_downlinks where app_id = $1 and dev_id = $2 and id = $3',
        [appId, devId, id],
      );
      return removed === 1;
    });
  }
}

const isWaiting = <T extends Partial<WaitingRow>>(row: T): row is T & WaitingRow =>
  typeof row.id === 'string';

async function count(db: Pick<EntityManager, 'query'>, key: Key): Promise<number> {
  const counted: { waiting: number }[] = await db.query(
    'select count(*)::integer as waiting from waiting_downlinks where app_id = $1 and dev_id = $2',
    [...key],
  );
  return counted[0]?.waiting ?? 0;
}

async function lock(tx: EntityManager, key: Key): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    'select 1 from devices where app_id = $1 and dev_id = $2 for no key update',
    [...key],
  );
  return rows.length === 1;
}

/** Called with the lock of the device: the next leader waits for this transaction. */
async function isLed(tx: EntityManager, epoch: string | undefined): Promise<boolean> {
  if (epoch === undefined) return true;
  const rows: unknown[] = await tx.query('select 1 from leadership where epoch = $1', [epoch]);
  return rows.length === 1;
}

/** Called with the lock of the device, as for every replica that received the same message. */
async function obstacleTo(tx: EntityManager, delivery: Delivery): Promise<Added | undefined> {
  if (!(await isLed(tx, delivery.epoch))) return 'not_leading';
  return delivery.isRepeated && (await wasQueued(tx, delivery)) ? 'added_before' : undefined;
}

async function empty(tx: EntityManager, key: Key): Promise<void> {
  await tx.query('delete from waiting_downlinks where app_id = $1 and dev_id = $2', [...key]);
  await setCurrent(tx, key, null);
}

const setCurrent = (tx: EntityManager, key: Key, downlink: StoredDownlink | null): Promise<unknown> =>
  tx.query('update devices set current_downlink = $3 where app_id = $1 and dev_id = $2', [
    ...key,
    downlink && JSON.stringify(downlink),
  ]);
