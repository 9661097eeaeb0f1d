// A separate process, so that its CPU time is not counted: a broker that sends at a fixed rate and a client
// that counts. Receives orders over the IPC channel and ends with its parent.
import { setTimeout as sleep } from 'node:timers/promises';
import { Latencies } from '../load/latencies.js';
import { LoadBroker } from './broker.js';
import { Frames, type ReadyUplink } from './frames.js';
import type { ProcessMessage, UplinkOrder, UplinkResult } from './orders.js';
import { Subscriber } from './subscriber.js';

/** Silence after the end after which missing uplinks count as lost. */
const silenceMs = 10_000;

const tell = (told: ProcessMessage): void => void process.send?.(told);

/** One order. */
class Sending {
  private readonly latencies = new Latencies();
  /** Due time of each uplink in progress. */
  private readonly due = new Map<string, number>();
  private isMeasuring = false;
  private offered = 0;
  private lastHeard = 0;
  private arrived = 0;
  private fields = 0;
  private bytes = { fromBroker: 0, toClient: 0 };

  constructor(
    private readonly broker: LoadBroker,
    private readonly order: UplinkOrder,
  ) {}

  async run(frames: Frames): Promise<UplinkResult> {
    const { mqttPort, appId, key, perSecond, warmUpMs, measureMs } = this.order;
    const warm = this.make(frames, (perSecond * warmUpMs) / 1000);
    const measured = this.make(frames, (perSecond * measureMs) / 1000);
    await this.broker.subscribed();
    const subscriber = await Subscriber.open(mqttPort, appId, key, (topic, payload) =>
      this.hear(topic, payload),
    );
    const others = await this.openOthers();
    const downlinks = this.broker.downlinks;
    await this.send(warm);
    tell({ at: 'measuring' });
    this.isMeasuring = true;
    await this.send(measured);
    this.isMeasuring = false;
    tell({ at: 'measured' });
    const arrived = this.arrived;
    await this.settled();
    for (const each of [subscriber, ...others]) each.close();
    return {
      ...{ answers: arrived, offered: this.offered, fields: this.fields, seconds: measureMs / 1000 },
      ...{ downlinks: this.broker.downlinks - downlinks, bytes: this.bytes },
      ...{ failures: this.due.size, example: 'not delivered' },
      ...{ p50: this.latencies.percentile(0.5), p99: this.latencies.percentile(0.99) },
    };
  }

  /** Clients that receive and ignore the same messages. */
  private async openOthers(): Promise<Subscriber[]> {
    const { mqttPort, appId, key, subscribers } = this.order;
    const others: Subscriber[] = [];
    while (others.length < subscribers - 1)
      others.push(await Subscriber.open(mqttPort, appId, key, () => undefined));
    return others;
  }

  private make(frames: Frames, count: number): ReadyUplink[] {
    const { senders, appId } = this.order;
    return Array.from({ length: Math.round(count) }, (_, n) =>
      frames.next(appId, senders[n % senders.length] ?? 0),
    );
  }

  private async send(uplinks: readonly ReadyUplink[]): Promise<void> {
    const begun = performance.now();
    const spacing = 1000 / this.order.perSecond;
    for (let sent = 0; sent < uplinks.length; await sleep(1)) {
      const now = performance.now();
      for (; sent < uplinks.length && begun + sent * spacing <= now; sent += 1) {
        const { devId, counter, message } = uplinks[sent] as ReadyUplink;
        this.due.set(`${devId} ${counter}`, begun + sent * spacing);
        this.offered += 1;
        this.bytes.fromBroker = message.length;
        this.broker.send(message);
      }
    }
  }

  private hear(topic: string, payload: Buffer): void {
    const [, , devId, , field] = topic.split('/');
    if (field !== undefined) {
      this.fields += this.isMeasuring ? 1 : 0;
      return;
    }
    const [, counter] = /"counter":(\d+)/.exec(payload.toString('latin1')) ?? [];
    const slot = `${devId} ${counter}`;
    const since = this.due.get(slot);
    if (since === undefined) return;
    this.due.delete(slot);
    this.lastHeard = performance.now();
    if (!this.isMeasuring) return;
    this.arrived += 1;
    this.bytes.toClient = payload.length;
    this.latencies.add(performance.now() - since);
  }

  private async settled(): Promise<void> {
    this.lastHeard = performance.now();
    while (this.due.size > 0 && performance.now() < this.lastHeard + silenceMs) await sleep(50);
  }
}

const broker = new LoadBroker();
const frames = new Frames();
process.on('message', (order: UplinkOrder) => {
  void new Sending(broker, order).run(frames).then((result) => tell({ at: 'done', result }));
});
process.on('disconnect', () => process.exit(0));
tell({ at: 'listening', ...(await broker.listen()) });
