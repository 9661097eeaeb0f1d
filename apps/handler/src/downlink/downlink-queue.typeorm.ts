import { Injectable } from '@nestjs/common';
import type { AppId, DevId } from '@fieldpost/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { QueuedDownlink, Schedule } from './downlink.js';
import { DownlinkQueue, type NextDownlink } from './downlink-queue.repository.js';
import { fromStored, type StoredDownlink, toStored } from './stored-downlink.js';

type Key = readonly [appId: AppId, devId: DevId];

/** Aggregates, since they give one row for an empty queue too. */
const place: Readonly<Record<Schedule, string>> = {
  replace: 'coalesce(max(position), 0)',
  first: 'coalesce(min(position), 0) - 1',
  last: 'coalesce(max(position), 0) + 1',
};

/** Waiting downlinks in PostgreSQL; the row of the device is the lock of its queue. */
@Injectable()
export class DownlinkQueueTypeorm extends DownlinkQueue {
  constructor(private readonly db: DataSource) {
    super();
  }

  add(appId: AppId, devId: DevId, downlink: QueuedDownlink, schedule: Schedule): Promise<boolean> {
    const key = [appId, devId] as const;
    return this.db.transaction(async (tx) => {
      if (!(await lock(tx, key))) return false;
      if (schedule === 'replace') await empty(tx, key);
      await tx.query(
        `insert into waiting_downlinks (app_id, dev_id, position, downlink)
         select $1::varchar, $2::varchar, ${place[schedule]}, $3::json
         from waiting_downlinks where app_id = $1 and dev_id = $2`,
        [...key, JSON.stringify(toStored(downlink))],
      );
      return true;
    });
  }

  async takeNext(appId: AppId, devId: DevId): Promise<NextDownlink | undefined> {
    // Nearly every uplink finds nothing: one read, no lock.
    if ((await this.countWaiting(appId, devId)) === 0) return undefined;
    const key = [appId, devId] as const;
    return this.db.transaction(async (tx) => {
      if (!(await lock(tx, key))) return undefined;
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
      await setCurrent(tx, key, next.downlink);
      return { downlink: fromStored(next.downlink), hasMore: waiting.length > 1 };
    });
  }

  async countWaiting(appId: AppId, devId: DevId): Promise<number> {
    const counted: { waiting: number }[] = await this.db.query(
      'select count(*)::integer as waiting from waiting_downlinks where app_id = $1 and dev_id = $2',
      [appId, devId],
    );
    return counted[0]?.waiting ?? 0;
  }
}

async function lock(tx: EntityManager, key: Key): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    'select 1 from devices where app_id = $1 and dev_id = $2 for update',
    [...key],
  );
  return rows.length === 1;
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
