import type { Register } from '../../src/register/register.js';
import type { Change, ChangeBody } from '../../src/feed/change.js';
import { type Batch, type FeedConnection, FeedSource, type Reached } from '../../src/feed/feed-source.js';
import type { AnnouncementRow, RowReader } from '../../src/feed/rows.js';

const rejected = () => new Error('connection refused');

/** A change feed in memory, for specs: its database can be lost, found, pruned and replaced. */
export class MemoryFeed extends FeedSource implements FeedConnection {
  epoch = 'first';
  isLost = false;
  loads = 0;
  reads = 0;
  private log: Change[] = [];
  private kept: readonly Change[] = [];
  private signal: () => void = () => undefined;

  open(onSignal: () => void): Promise<FeedConnection> {
    this.signal = onSignal;
    return this.isLost ? Promise.reject(rejected()) : Promise.resolve(this);
  }

  /** Commits a change; without a word to whoever follows. */
  write(body: ChangeBody): number {
    const position = this.log.length + 1;
    this.log.push({ position, body });
    this.kept = [...this.kept, { position, body }];
    return position;
  }

  tell(): void {
    this.signal();
  }

  lose(): void {
    this.isLost = true;
    this.signal();
  }

  /** As if another database stood in the place of this one. */
  restart(epoch: string): void {
    this.epoch = epoch;
    this.log = [];
    this.kept = [];
  }

  async after(position: number): Promise<Batch> {
    this.reads += 1;
    if (this.isLost) throw rejected();
    return {
      head: { epoch: this.epoch, position: this.log.length },
      changes: this.kept.filter((change) => change.position > position).slice(0, 2),
    };
  }

  async loadInto(register: Register, rows: RowReader): Promise<Reached> {
    this.loads += 1;
    for (const { body } of this.log) if (body.announced) register.announce(rows.announcement(body.announced));
    return { epoch: this.epoch, position: this.log.length };
  }

  async prune(kept: number): Promise<void> {
    this.kept = this.kept.filter(({ position }) => position > this.log.length - kept);
  }

  close(): void {
    this.signal = () => undefined;
  }
}

/** The row of a handler that says nothing but its id and version. */
export const handlerRow = (id: string, service_version = ''): AnnouncementRow => ({
  service_name: 'handler',
  id,
  service_version,
  description: '',
  url: '',
  is_public: false,
  net_address: '',
  public_key: '',
  certificate: '',
  api_address: '',
  mqtt_address: '',
  amqp_address: '',
  operator_name: '',
  contact: '',
  icon_url: '',
});
