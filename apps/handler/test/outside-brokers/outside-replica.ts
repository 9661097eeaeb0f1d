import { createLogger, NoTracing, type Tracing } from '@fieldpost/observability';
import { unavailable } from '@fieldpost/errors';
import { until } from '@fieldpost/testing';
import type { AppId, DevId } from '@fieldpost/domain';
import type { DownlinkRequest } from '../../src/devices/downlink.js';
import { Publishers } from '../../src/events/publisher.js';
import { RecordingReceiver } from '../../src/api/mqtt/mqtt-server.suite.js';
import { type OutsideSettings, outsideBrokersOf } from '../../src/outside-brokers.module.js';
import type { Leadership } from '../../src/cluster/leadership.js';

/** An election that the test decides. */
export class LeadershipMemory implements Pick<Leadership, 'isLeader' | 'term' | 'onChange'> {
  /** Nobody else decides here. */
  readonly term = undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private leads: boolean) {}

  get isLeader(): boolean {
    return this.leads;
  }

  set isLeader(leads: boolean) {
    this.leads = leads;
    for (const listener of this.listeners) listener();
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

/** A queue whose database can be away. */
export class AbsentReceiver extends RecordingReceiver {
  isAway = false;
  attempts = 0;

  override async enqueue(appId: AppId, devId: DevId, request: DownlinkRequest): Promise<void> {
    this.attempts += 1;
    if (this.isAway) throw unavailable({ what: 'database' });
    return super.enqueue(appId, devId, request);
  }
}

const nowhere: OutsideSettings = {
  HANDLER_MQTT_BROKER_URL: undefined,
  HANDLER_MQTT_BROKER_CA_FILE: undefined,
  HANDLER_MQTT_FIELDS: true,
  HANDLER_AMQP_URL: undefined,
  HANDLER_AMQP_CA_FILE: undefined,
  HANDLER_AMQP_EXCHANGE: 'ttn.handler',
};

/** The part of a handler that speaks with outside brokers; what it queues is in `downlinks`. */
export class OutsideReplica {
  readonly leadership: LeadershipMemory;
  readonly publisher: Publishers;
  readonly lines: string[] = [];
  private readonly brokers;

  constructor(
    settings: Partial<OutsideSettings>,
    readonly downlinks: AbsentReceiver = new AbsentReceiver(),
    {
      leads = true,
      tracing = new NoTracing(),
    }: { readonly leads?: boolean; readonly tracing?: Tracing } = {},
  ) {
    const destination = { write: (line: string) => void this.lines.push(line) };
    const log = createLogger({ app: 'handler', level: 'info', destination });
    this.leadership = new LeadershipMemory(leads);
    const shareOf = (appId: string) => appId;
    const tools = { log, leadership: this.leadership, tracing, shareOf, random: Math.random };
    this.brokers = outsideBrokersOf({ ...nowhere, ...settings }, tools);
    this.publisher = new Publishers(this.brokers.publishers);
    for (const broker of this.brokers.all) broker.start(downlinks);
  }

  /** What waits for this peer, in bytes. */
  waitingFor(peer: string) {
    return this.brokers.all.find((broker) => broker.peer === peer)?.queue();
  }

  /** Whether the log has told of a connection to this peer. */
  isConnectedTo(peer: string): boolean {
    return this.connections(peer) > 0;
  }

  connections(peer: string): number {
    return this.lines.filter((line) => line.includes(`"${peer}"`) && line.includes('broker connected'))
      .length;
  }

  /** Resolves when its brokers have taken everything that was published. */
  async untilDelivered(): Promise<void> {
    const isEmpty = () => this.brokers.all.every((broker) => broker.queue()?.length === 0);
    await until('empty outboxes', isEmpty);
  }

  /** Has it lead again, and waits until it takes downlinks from its brokers. */
  async lead(): Promise<void> {
    const peers = this.brokers.all.map(({ peer }) => `${peer} downlinks`);
    const before = peers.map((peer) => this.connections(peer));
    this.leadership.isLeader = true;
    await until('connections that take downlinks', () =>
      peers.every((peer, index) => this.connections(peer) > (before[index] ?? 0)),
    );
  }

  async close(): Promise<void> {
    for (const broker of this.brokers.all) await broker.stopDownlinks();
    for (const broker of this.brokers.all) await broker.stop();
  }
}
