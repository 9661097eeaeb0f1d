import { type DatabaseServers, readDatabaseUrl } from '@fieldpost/config';
import pg from 'pg';
import { TimeoutClient } from './timeout-client.js';

const probeMs = 2_000;

/** No server of the address accepts writes now. The code is PostgreSQL's `cannot_connect_now`. */
class NoPrimary extends Error {
  readonly code = '57P03';
}

/** Fails unless the server accepts writes: a standby is read-only. */
async function rejectReadOnly(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw new NoPrimary('the server is read-only');
}

/** Which of several servers is the primary; shared by all connections to one database. */
class Primary {
  private known: number | undefined;
  private finding: Promise<number> | undefined;

  constructor(private readonly database: DatabaseServers) {}

  /** Index of the primary; probes all servers concurrently when it is unknown. */
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

/** The error of the first server that responded but could not be used, such as a wrong password. */
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

/** A client that connects to the primary among the servers of the address. */
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
        // It is no longer the primary; the next connection probes again.
        primary.forget(server);
        this.connection.stream.destroy();
        throw error;
      }
    }
  };
};

/** Connection options of a client or a pool. */
export interface DatabaseConnection {
  readonly connectionString: string;
  readonly Client: typeof pg.Client;
}

/**
 * How to connect to `postgresql://user:password@host:port,host:port/database`: to the primary. After
 * a failover the connections to the old server break, and new ones find the new one. One server alone is used as it is.
 */
export function connectionTo(url: string): DatabaseConnection {
  const database = readDatabaseUrl(url);
  const [connectionString, ...others] = database.urls;
  return { connectionString, Client: others.length === 0 ? TimeoutClient : clientOf(database) };
}
