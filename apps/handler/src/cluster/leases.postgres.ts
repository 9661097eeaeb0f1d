import { connectionTo } from '@fieldpost/persistence';
import { startTimeout } from '@fieldpost/transport';
import { Pool } from 'pg';
import { type HolderState, type Lease, Leases, type SeenLease } from './leases.js';
import type { ProcessIdentity } from './process-identity.js';

/** How long the database may take to connect, and then to respond: short, so that a lost server is noticed. */
const shortestMs = 1_000;
/** On a machine that is too busy for that. */
const longestMs = 8_000;
/** How much longer than the last response the next one may take. */
const slack = 4;
const columns = 'holder, epoch, beat';

/** The holder of the lease: the session of this connection, and the process ($1). Older releases do not write them. */
const sessionOf = (epoch: string): string => `
  session_epoch = ${epoch}, process = $1, backend_pid = pg_backend_pid(), server_start = pg_postmaster_start_time(),
  backend_start = (select backend_start from pg_stat_get_activity(pg_backend_pid()))`;

/**
 * Whether the session of the holder has ended. A server that was restarted, or another one after a failover, does not
 * know the session of a holder that runs. The start of a session is null for a role that may not see it.
 */
const isDisconnected = `
  coalesce(session_epoch = epoch and server_start = pg_postmaster_start_time(), false) and not exists (
    select from pg_stat_get_activity(backend_pid) as session
    where coalesce(session.backend_start, leadership.backend_start) = leadership.backend_start)`;

const seenColumns = `
  ${columns}, ${isDisconnected} as is_disconnected, case when session_epoch = epoch then process end as process`;

interface SeenRow extends Lease {
  readonly is_disconnected: boolean;
  readonly process: string | null;
}

/** Dependencies of the lease besides its database. */
export interface LeaseTools {
  readonly process: ProcessIdentity;
  /** Called with the error of a connection that broke while it was idle. */
  readonly onTrouble: (error: Error) => void;
}

/** The lease in PostgreSQL, over a connection of its own: a busy pool must not delay renewals. */
export class LeasesPostgres extends Leases {
  private readonly pool: Pool;
  /** Long until a connection was made: before that there is no lost server to notice. */
  private limitMs = longestMs;
  private readonly listeners = new Set<() => void>();
  private isClosing = false;

  constructor(
    url: string,
    private readonly tools: LeaseTools,
  ) {
    super();
    this.pool = new Pool({
      ...connectionTo(url),
      max: 1,
      idleTimeoutMillis: 0,
      keepAlive: true,
    });
    this.pool.on('error', tools.onTrouble);
    this.pool.on('connect', (client) => {
      // A pending query fails with it, and the pool reports one of an idle connection.
      client.on('error', () => undefined);
      client.once('end', () => this.disconnected());
    });
  }

  onDisconnect(listener: () => void): void {
    this.listeners.add(listener);
  }

  async read(): Promise<SeenLease> {
    const seen = await this.first<SeenRow>(`select ${seenColumns} from leadership`, []);
    if (!seen) throw new Error('the table leadership has lost its row');
    const { holder, epoch, beat } = seen;
    return { holder, epoch, beat, holderState: await this.stateOf(seen) };
  }

  take({ epoch, beat }: Lease, holder: string): Promise<Lease | undefined> {
    return this.first(
      `update leadership set holder = $2, epoch = epoch + 1, beat = beat + 1, ${sessionOf('epoch + 1')}
       where epoch = $3 and beat = $4 returning ${columns}`,
      [this.tools.process.text, holder, epoch, beat],
    );
  }

  renew({ holder, epoch }: Lease): Promise<Lease | undefined> {
    return this.first(
      `update leadership set beat = beat + 1, ${sessionOf('epoch')} where holder = $2 and epoch = $3 returning ${columns}`,
      [this.tools.process.text, holder, epoch],
    );
  }

  async release({ holder, epoch }: Lease): Promise<void> {
    await this.first(
      `update leadership set holder = null, beat = beat + 1 where holder = $1 and epoch = $2 returning ${columns}`,
      [holder, epoch],
    );
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await this.pool.end();
  }

  private disconnected(): void {
    if (this.isClosing) return;
    for (const listener of this.listeners) listener();
  }

  private async stateOf({ holder, is_disconnected, process }: SeenRow): Promise<HolderState> {
    if (holder === null) return 'none';
    if (process !== null && (await this.tools.process.hasEnded(process))) return 'ended';
    return is_disconnected ? 'disconnected' : 'unknown';
  }

  private async first<Row extends Lease = Lease>(
    text: string,
    values: readonly unknown[],
  ): Promise<Row | undefined> {
    // Also for the connection, which the pool makes when there is none.
    this.pool.options.connectionTimeoutMillis = this.limitMs;
    const since = performance.now();
    try {
      const [row] = await this.rowsOf<Row>(text, values);
      const tookMs = performance.now() - since;
      this.limitMs = Math.max(shortestMs, Math.min(this.limitMs / 2, slack * tookMs));
      return row;
    } catch (error) {
      // Attempts that all end before a slow connection is made would never succeed. A refused one has ended by itself.
      if (performance.now() - since >= this.limitMs) this.limitMs = Math.min(longestMs, this.limitMs * 2);
      throw error;
    }
  }

  private async rowsOf<Row extends Lease>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const client = await this.pool.connect();
    const answered = startTimeout(this.limitMs, () => void client.end());
    try {
      const { rows } = await client.query<Row>(text, [...values]);
      client.release();
      return rows;
    } catch (error) {
      client.release(true);
      throw error;
    } finally {
      answered();
    }
  }
}
