import { type HolderState, type Lease, Leases, type SeenLease } from '../../src/cluster/leases.js';

/** A lease that the replicas of a test share, through a connection of each that the test can cut. */
export class LeaseMemory {
  lease: Lease = { holder: null, epoch: '0', beat: '0' };
  /** Of a lease that has a holder. */
  holderState: HolderState = 'unknown';

  connection(): LeasesMemory {
    return new LeasesMemory(this);
  }

  change(change: Partial<Lease>): Lease {
    this.lease = { ...this.lease, ...change, beat: String(Number(this.lease.beat) + 1) };
    return this.lease;
  }
}

export class LeasesMemory extends Leases {
  isCut = false;
  /** How long each answer takes, and each failure when the connection is cut. */
  delayMs = 0;
  /** How many answers are under way. */
  underWay = 0;
  private disconnected = (): void => undefined;

  constructor(private readonly memory: LeaseMemory) {
    super();
  }

  read(): Promise<SeenLease> {
    return this.answered(() => {
      const lease = this.reached();
      return { ...lease, holderState: lease.holder === null ? 'none' : this.memory.holderState };
    });
  }

  take(seen: Lease, holder: string): Promise<Lease | undefined> {
    return this.answered(() => {
      const { beat, epoch } = this.reached();
      if (beat !== seen.beat) return undefined;
      this.memory.holderState = 'unknown';
      return this.memory.change({ holder, epoch: String(Number(epoch) + 1) });
    });
  }

  renew(held: Lease): Promise<Lease | undefined> {
    return this.answered(() => {
      if (!this.isHeldBy(held)) return undefined;
      this.memory.holderState = 'unknown';
      return this.memory.change({});
    });
  }

  async release(held: Lease): Promise<void> {
    await this.answered(() => this.isHeldBy(held) && this.memory.change({ holder: null }));
  }

  onDisconnect(listener: () => void): void {
    this.disconnected = listener;
  }

  /** The database ends the session; the next one serves. */
  disconnect(): void {
    this.memory.holderState = 'disconnected';
    this.disconnected();
  }

  async close(): Promise<void> {
    this.isCut = true;
  }

  /** What is asked is done at once, and known later. */
  private async answered<T>(ask: () => T): Promise<T> {
    this.underWay += 1;
    try {
      return ask();
    } finally {
      if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
      this.underWay -= 1;
    }
  }

  private isHeldBy({ holder, epoch }: Lease): boolean {
    const now = this.reached();
    return now.holder === holder && now.epoch === epoch;
  }

  private reached(): Lease {
    if (this.isCut) throw new Error('connection cut');
    return this.memory.lease;
  }
}
