import { connectionTo } from '@fieldpost/persistence';
import { losePatience } from '@fieldpost/transport';
import { Pool, type PoolClient } from 'pg';
import { type Lease, Leases } from './leases.js';

const patienceMs = 1_000;
const columns = 'holder, epoch, beat';

/** The lease in PostgreSQL, over a connection of its own: a busy pool must not make a leader look dead. */
export class LeasesPostgres extends Leases {
  private readonly pool: Pool;
  /** The only connection. */
  private client: PoolClient | undefined;

  /** `onTrouble` hears of a connection that broke while it was not used. */
  constructor(url: string, onTrouble: (error: Error) => void) {
    super();
    this.pool = new Pool({
      ...connectionTo(url),
      max: 1,
      idleTimeoutMillis: 0,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
    });
    this.pool.on('error', onTrouble);
    this.pool.on('connect', (client) => {
      this.client = client;
    });
  }

  async read(): Promise<Lease> {
    const lease = await this.first(`select ${columns} from leadership`, []);
    if (!lease) throw new Error('the table leadership has lost its row');
    return lease;
  }

  take({ epoch, beat }: Lease, holder: string): Promise<Lease | undefined> {
    return this.first(
      `update leadership set holder = $1, epoch = epoch + 1, beat = beat + 1
       where epoch = $2 and beat = $3 returning ${columns}`,
      [holder, epoch, beat],
    );
  }

  renew({ holder, epoch }: Lease): Promise<Lease | undefined> {
    return this.first(
      `update leadership set beat = beat + 1 where holder = $1 and epoch = $2 returning ${columns}`,
      [holder, epoch],
    );
  }

  async release({ holder, epoch }: Lease): Promise<void> {
    await this.first(
      `update leadership set holder = null, beat = beat + 1 where holder = $1 and epoch = $2 returning ${columns}`,
      [holder, epoch],
    );
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async first(text: string, values: readonly unknown[]): Promise<Lease | undefined> {
    const answered = losePatience(patienceMs, () => void this.client?.end());
    try {
      const { rows } = await this.pool.query<Lease>(text, [...values]);
      return rows[0];
    } finally {
      answered();
    }
  }
}
