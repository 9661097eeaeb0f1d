import { Socket } from 'node:net';
import { connectionTo } from '@fieldpost/persistence';
import type { Client, QueryResultRow } from 'pg';
import type { Register } from '../register/register.js';
import type { ChangeBody } from './change.js';
import { type Batch, type FeedConnection, FeedSource, type Reached } from './feed-source.js';
import type { AnnouncementRow, MetadataRow, RowReader } from './rows.js';

/** A database that does not respond for this time is lost. */
const timeoutMs = 2_000;
const changesAtOnce = 500;
const rowsAtOnce = 2_000;

interface BatchRow {
  readonly epoch: string;
  readonly head: string;
  readonly position: string | null;
  readonly body: ChangeBody | null;
}

// One statement has one snapshot: what it does not list up to `head` was deleted.
const after = `
  select f.epoch, f.position as head, c.position, c.body
    from feed f
    left join lateral (
      select position, body from changes where position > $1 order by position limit ${changesAtOnce}
    ) c on true
   order by c.position`;

/** The changes of a PostgreSQL database, on a connection of their own, which listens for notifications. */
export class PostgresFeed extends FeedSource {
  constructor(private readonly url: string) {
    super();
  }

  async open(onSignal: () => void): Promise<FeedConnection> {
    const socket = new Socket();
    const { Client: ClientOfPrimary, connectionString } = connectionTo(this.url);
    const client = new ClientOfPrimary({
      connectionString,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
      stream: () => socket,
    });
    client.on('notification', onSignal);
    client.on('error', onSignal);
    client.on('end', onSignal);
    try {
      await client.connect();
      await client.query('listen discovery_changes');
    } catch (error) {
      socket.destroy();
      throw error;
    }
    return new PostgresFeedConnection(client, socket);
  }
}

class PostgresFeedConnection implements FeedConnection {
  constructor(
    private readonly client: Client,
    private readonly socket: Socket,
  ) {}

  async after(position: number): Promise<Batch> {
    const { rows } = await this.client.query<BatchRow>({ name: 'after', text: after, values: [position] });
    const [first] = rows;
    if (!first) throw new Error('the table "feed" has lost its row');
    const changes = rows.flatMap((row) =>
      row.position === null || row.body === null ? [] : { position: Number(row.position), body: row.body },
    );
    return { head: { epoch: first.epoch, position: Number(first.head) }, changes };
  }

  async loadInto(register: Register, rows: RowReader): Promise<Reached> {
    await this.client.query('begin isolation level repeatable read read only');
    const { rows: heads } = await this.client.query<{ epoch: string; position: string }>(
      'select epoch, position from feed',
    );
    await this.read<AnnouncementRow>('announcements', (row) => register.announce(rows.announcement(row)));
    await this.read<MetadataRow>('metadata', (row) => {
      const { component, metadata } = rows.metadata(row);
      register.addMetadata(component, metadata);
    });
    await this.client.query('commit');
    const [head] = heads;
    if (!head) throw new Error('the table "feed" has lost its row');
    return { epoch: head.epoch, position: Number(head.position) };
  }

  async prune(kept: number): Promise<void> {
    const text = 'delete from changes where position <= (select position from feed) - $1';
    await this.client.query({ text, values: [kept] });
  }

  /** Destroys the socket at once: a lost server never responds to a terminate message. */
  close(): void {
    this.client.end().catch(() => undefined);
    this.socket.destroySoon();
  }

  /** Reads a whole table in small portions, so that memory never holds more than one of them. */
  private async read<Row extends QueryResultRow>(table: string, take: (row: Row) => void): Promise<void> {
    await this.client.query(`declare all_of_${table} no scroll cursor for select * from ${table}`);
    for (;;) {
      const { rows } = await this.client.query<Row>(`fetch ${rowsAtOnce} from all_of_${table}`);
      for (const row of rows) take(row);
      if (rows.length < rowsAtOnce) return;
    }
  }
}
