import { type DatabaseServers, readDatabaseUrl } from '@fieldpost/config';
import pg from 'pg';
import { TimeoutClient } from './timeout-client.js';

const probeMs = 2_000;

/** No server of the address takes writes now. The code is PostgreSQL's own for a server that cannot be used yet. */
class NoPrimary extends Error {
  readonly code = '57P03';
}

/** Fails unless the server takes writes: one that is not the primary reads, and rejects every write. */
async function rejectReadOnly(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw new NoPrimary('the server does not take writes');
}

/** Which of several servers takes writes, as all connections to one database know it together. */
class Primary {
  private known: number | undefined;
  private finding: Promise<number> | undefined;

  constructor(private readonly database: DatabaseServers) {}

  /** Number of the server; asks them all at once when nobody knows. */
  find(): Promise<number> {
    if (this.known !== undefined) return Promise.resolve(this.known);
    this.finding ??= this.ask().finally(() => {
      this.finding = undefined;
    });
    return this.finding;
  }

  forget(server: number): void {
    if (this.known === server) this.known = undefined;
  }

  private async ask(): Promise<number> {
    try {
      this.known = await Promise.any(this.database.urls.map((url, server) => probe(url, server)));
      return this.known;
    } catch (error) {
      throw reasonOf(error as AggregateError);
    }
  }
}

/** What the first server said that was there and could not be used; a rejected password is told as such. */
const reasonOf = ({ errors }: AggregateError): Error => {
  const isAnswer = (error: unknown): error is Error => error instanceof pg.DatabaseError;
  return (
    errors.find(isAnswer) ?? new NoPrimary('no server of the database takes writes', { cause: errors[0] })
  );
};

async function probe(connectionString: string, server: number): Promise<number> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await rejectReadOnly(client);
    return server;
  } finally {
    client.connection.stream.destroy();
  }
}

/** A client that connects to the server that takes writes, among those of the address. */
const clientOf = (database: DatabaseServers): typeof pg.Client => {
  const primary = new Primary(database);
  return class extends TimeoutClient {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      const connected = this.toPrimary();
      if (!callback) return connected;
      const done = callback as (error?: Error) => void;
      connected.then(() => done(), done);
    }

    private async toPrimary(): Promise<pg.Client> {
      const server = await primary.find();
      Object.assign(this, database.servers[server]);
      try {
        await super.connect();
        await rejectReadOnly(this);
        return this;
      } catch (error) {
        // It was the primary until now; whoever connects next asks again.
        primary.forget(server);
        this.connection.stream.destroy();
        throw error;
      }
    }
  };
};

/** What a client or a pool needs to be told of where its database is. */
export interface DatabaseConnection {
  readonly connectionString: string;
  readonly Client: typeof pg.Client;
}

/**
 * How to connect to `postgresql://user:password@host:port,host:port/database`: to whichever server takes writes. After
 * a failover the connections to the old server break, and new ones find the new one. One server alone is used as it is.
 */
export function connectionTo(url: string): DatabaseConnection {
  const database = readDatabaseUrl(url);
  const [connectionString, ...others] = database.urls;
  return { connectionString, Client: others.length === 0 ? TimeoutClient : clientOf(database) };
}
