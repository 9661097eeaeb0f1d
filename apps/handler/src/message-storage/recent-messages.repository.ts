import { Injectable } from '@nestjs/common';
import type { AppId, DevId } from '@fieldpost/domain';
import { batchRows, prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import type { TimedMessage } from '../events/message-batches.js';

/** How much of an application's uplinks is kept. */
export interface MessageStorage {
  /** Age in seconds. */
  readonly maxSeconds: number;
  readonly maxMessages: number;
}

/** A stored uplink. */
export interface RecentMessage {
  readonly devId: string;
  readonly receivedAt: Date;
  /** The uplink as MQTT has it. */
  readonly json: string;
  /** Why it has no fields, if a payload function failed. */
  readonly decodingError?: string;
}

/** Which messages are looked for. */
export interface MessageQuery {
  /** Undefined for all devices. */
  readonly devId: DevId | undefined;
  readonly since: Date;
  readonly limit: number;
}

interface StorageRow {
  readonly max_seconds: number;
  readonly max_messages: number;
}

interface MessageRow {
  readonly dev_id: string;
  readonly received_at: Date;
  readonly message: string;
  readonly decoding_error: string | null;
}

const findStorage = prepared<StorageRow>(
  'message_storage_find',
  'select max_seconds, max_messages from message_storage where app_id = $1',
);
const lockOwner = `
  select pg_advisory_xact_lock(hashtextextended('message_storage of ' || owner, 0))
  from application_usage where app_id = $1 and owner like 'user/%'`;
const setStorage = `
  insert into message_storage (app_id, max_seconds, max_messages)
  select $1::text, $2::int, $3::int
  where $3 <= (select max_messages from message_storage where app_id = $1)
     or $3 + (select coalesce(sum(s.max_messages), 0)
              from application_usage u join application_usage o on o.owner = u.owner and o.owner like 'user/%'
              join message_storage s on s.app_id = o.app_id
              where u.app_id = $1 and o.app_id <> $1) <= $4
  on conflict (app_id) do update set max_seconds = excluded.max_seconds, max_messages = excluded.max_messages
  returning 1`;
const removeStorage = prepared<object>(
  'message_storage_remove',
  'delete from message_storage where app_id = $1 returning 1',
);
const storedOf = prepared<{ app_id: string }>(
  'message_storage_of',
  'select app_id from message_storage where app_id = any ($1)',
);
/** In place of NUL, which a function may throw, but no text of PostgreSQL has. */
const noText = '\ufffd';
const addedColumns = {
  ...{ app_id: 'text', dev_id: 'text', at: 'double precision' },
  ...{ message: 'text', decoding_error: 'text' },
};
/** Arrays of app_id, dev_id, Unix milliseconds, message and decoding error; those of one millisecond keep their order. */
const add = prepared<object>(
  'recent_messages_add',
  `insert into recent_messages (app_id, dev_id, received_at, message, decoding_error)
   select s.app_id, m.dev_id, to_timestamp(m.at / 1000), m.message, m.decoding_error
   from ${batchRows('m', addedColumns)}
   join message_storage s on s.app_id = m.app_id order by m.place`,
);
const listAll = prepared<MessageRow>(
  'recent_messages_of_application',
  `select dev_id, received_at, message, decoding_error from recent_messages
   where app_id = $1 and received_at >= $2 order by received_at desc, id desc limit $3`,
);
const listOfDevice = prepared<MessageRow>(
  'recent_messages_of_device',
  `select dev_id, received_at, message, decoding_error from recent_messages
   where app_id = $1 and received_at >= $2 and dev_id = $4 order by received_at desc, id desc limit $3`,
);
/** At most so many of each application. */
const removeOld = prepared<object>(
  'recent_messages_remove_old',
  `delete from recent_messages where id in (
     select m.id from message_storage s cross join lateral (
       select id from recent_messages
       where app_id = s.app_id and received_at < $1::timestamptz - s.max_seconds * interval '1 second'
       order by received_at limit $2 for update skip locked) m)
   returning 1`,
);
const removeBeyond = prepared<object>(
  'recent_messages_remove_beyond',
  `delete from recent_messages where id in (
     select id from recent_messages
     where app_id = $1 and (received_at, id) <= (
       select received_at, id from recent_messages where app_id = $1 order by received_at desc, id desc
       offset (select max_messages from message_storage where app_id = $1) limit 1)
     order by received_at, id limit $2 for update skip locked)
   returning 1`,
);

/** The last uplinks of applications that want them kept. */
@Injectable()
export class RecentMessages {
  constructor(private readonly db: DataSource) {}

  async findStorage(appId: AppId): Promise<MessageStorage | undefined> {
    const [row] = await findStorage(this.db, [appId]);
    return row && { maxSeconds: row.max_seconds, maxMessages: row.max_messages };
  }

  /**
   * Turns storage on, or changes its bounds. False, with nothing changed, when `max_messages` would grow and all applications
   * of the owner would have more than `limit` together; concurrent calls for one owner wait for each other.
   */
  setStorage(appId: AppId, { maxSeconds, maxMessages }: MessageStorage, limit: number): Promise<boolean> {
    const values = [appId, maxSeconds, maxMessages, limit];
    return this.db.transaction(async (db) => {
      await db.query(lockOwner, [appId]);
      const stored = await db.query<unknown[]>(setStorage, values);
      return stored.length === 1;
    });
  }

  /** Turns it off and deletes what was kept; false when it was off. */
  async removeStorage(appId: AppId): Promise<boolean> {
    return (await removeStorage(this.db, [appId])).length === 1;
  }

  /** Those of the applications for which it is on. */
  async stored(appIds: readonly AppId[]): Promise<ReadonlySet<string>> {
    return new Set((await storedOf(this.db, [appIds])).map(({ app_id }) => app_id));
  }

  /** Keeps the messages of applications for which it is on. */
  async add(messages: readonly TimedMessage[]): Promise<void> {
    const columns = (['appId', 'devId', 'at', 'json'] as const).map((name) =>
      messages.map((message) => message[name]),
    );
    const errors = messages.map(({ decodingError }) => decodingError?.replaceAll('\0', noText) ?? null);
    await add(this.db, [...columns, errors]);
  }

  /** The newest first. */
  async list(appId: AppId, { devId, since, limit }: MessageQuery): Promise<readonly RecentMessage[]> {
    const values = [appId, since, limit];
    const rows = await (devId === undefined
      ? listAll(this.db, values)
      : listOfDevice(this.db, [...values, devId]));
    return rows.map(({ dev_id, received_at, message, decoding_error }) => ({
      devId: dev_id,
      receivedAt: received_at,
      json: message,
      ...(decoding_error !== null && { decodingError: decoding_error }),
    }));
  }

  /** Removes some of what is too old, of every application; returns how many messages. */
  async removeOld(now: Date, batch: number): Promise<number> {
    return (await removeOld(this.db, [now, batch])).length;
  }

  /** Removes some of what is too much, the oldest first; returns how many messages. */
  async removeBeyond(appId: AppId, batch: number): Promise<number> {
    return (await removeBeyond(this.db, [appId, batch])).length;
  }
}
