import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { frequencyPlan, initialRadio } from '@fieldpost/lorawan';
import { DeviceSimulator } from '@fieldpost/testing';
import { Subscriber } from '../handler/subscriber.js';
import { Latencies } from '../load/latencies.js';
import { cpuOf, cpuOfFamily, residentMb } from '../measure/processes.js';
import type { Radio } from './radio.js';
import { type NetworkSite, planName } from './site.js';

/** What devices send. */
export interface NetworkOrder {
  readonly perSecond: number;
  readonly kind: 'unconfirmed' | 'confirmed' | 'join';
  readonly seconds: number;
}

/** CPU in milliseconds per frame; latencies are those beyond the time of deduplication. */
export interface NetworkResult {
  readonly offered: number;
  /** Uplinks that the application received, or join accepts that gateways transmitted. */
  readonly arrived: number;
  /** Answers that gateways transmitted in time. */
  readonly answered: number;
  readonly late: number;
  readonly cpu: { readonly network: number; readonly handler: number; readonly postgres: number };
  readonly p50: number;
  readonly p99: number;
  readonly networkMb: number;
}

/** NETWORK_DEDUPLICATION_MS. */
const windowMs = 200;
/** Silence after which missing frames count as lost; a join accept comes 4 to 5 seconds after its request. */
const silenceMs = 8_000;

/** SF7BW125 in America. */
const dataRate = 3;
const [devAddrStart, devAddrEnd] = [1, 5];

/** The devices of a site by DevAddr, least significant byte first, as in frames. */
function devicesOf({ devices }: NetworkSite) {
  const plan = frequencyPlan(planName);
  if (!plan) throw new Error(`no frequency plan ${planName}`);
  const entries = devices.map(({ devId, session }) => {
    const radio = DeviceSimulator.abp(session, initialRadio(plan, dataRate));
    const address = Buffer.from(session.devAddr, 'hex').reverse().toString('hex');
    return [address, { devId, radio }] as const;
  });
  return new Map(entries);
}

/** Sends frames of all devices, one after another, at a fixed rate. Devices answer MAC commands in their next uplink. */
export class NetworkLoad {
  private readonly byAddress: ReturnType<typeof devicesOf>;
  private readonly devices: readonly { readonly devId: string; readonly radio: DeviceSimulator }[];
  private readonly joining: readonly DeviceSimulator[];
  private readonly due = new Map<string, number>();
  private next = 0;
  private latencies = new Latencies();
  private lastHeard = 0;
  private answered = 0;

  constructor(
    private readonly site: NetworkSite,
    private readonly radio: Radio,
  ) {
    this.byAddress = devicesOf(site);
    this.devices = [...this.byAddress.values()];
    this.joining = site.devices.map(({ identity }) => DeviceSimulator.otaa(identity));
    radio.onTransmission = (phyPayload) => {
      this.receive(phyPayload);
      this.answered += 1;
      this.lastHeard = performance.now();
    };
  }

  async run(order: NetworkOrder): Promise<NetworkResult> {
    const { appId, key, suite } = this.site;
    const port = Number(suite.addresses.mqtt.split(':')[1]);
    const subscriber = await Subscriber.open(port, appId, key, (topic, payload) => this.hear(topic, payload));
    this.latencies = new Latencies();
    this.due.clear();
    this.answered = 0;
    const lateBefore = this.radio.late;
    const [before, offered] = [this.used(), Math.round(order.perSecond * order.seconds)];
    await this.send(order, offered);
    await this.settled(order, offered);
    const after = this.used();
    subscriber.close();
    const arrived = order.kind === 'join' ? this.answered : offered - this.due.size;
    const perFrame = (name: keyof typeof after) => (after[name] - before[name]) / Math.max(1, arrived);
    return {
      ...{ offered, arrived, answered: this.answered, late: this.radio.late - lateBefore },
      cpu: { network: perFrame('network'), handler: perFrame('handler'), postgres: perFrame('postgres') },
      ...{ p50: this.latencies.percentile(0.5), p99: this.latencies.percentile(0.99) },
      networkMb: residentMb(this.pid('network')),
    };
  }

  private pid(name: string): number {
    return this.site.suite.addresses.pids[name] ?? 0;
  }

  private used() {
    const postgres = cpuOfFamily(this.pid('postgres'));
    return { network: cpuOf(this.pid('network')), handler: cpuOf(this.pid('handler')), postgres };
  }

  private async send({ perSecond, kind }: NetworkOrder, count: number): Promise<void> {
    const begun = performance.now();
    const spacing = 1_000 / perSecond;
    for (let sent = 0; sent < count; await sleep(1))
      for (; sent < count && begun + sent * spacing <= performance.now(); sent += 1) this.sendNext(kind);
    this.lastHeard = performance.now();
  }

  private sendNext(kind: NetworkOrder['kind']): void {
    this.next = (this.next + 1) % this.site.devices.length;
    if (kind === 'join') this.sendJoinRequest();
    else this.sendUplink(kind === 'confirmed');
  }

  private sendJoinRequest(): void {
    const request = this.joining[this.next]?.joinRequest(randomBytes(2));
    if (request) this.radio.send(request);
  }

  private sendUplink(confirmed: boolean): void {
    const device = this.devices[this.next];
    if (!device) return;
    const counter = device.radio.fCntUp;
    const frame = device.radio.uplink({ port: 1, payload: randomBytes(12), confirmed });
    this.due.set(`${device.devId} ${counter}`, performance.now());
    this.radio.send(frame);
  }

  /** A join accept is for no device with a session. */
  private receive(phyPayload: Buffer): void {
    const address = phyPayload.toString('hex', devAddrStart, devAddrEnd);
    this.byAddress.get(address)?.radio.receive(phyPayload);
  }

  private hear(topic: string, payload: Buffer): void {
    const [, , devId] = topic.split('/');
    const [, counter = '0'] = /"counter":(\d+)/.exec(payload.toString('latin1')) ?? [];
    const slot = `${devId} ${counter}`;
    const since = this.due.get(slot);
    if (since === undefined) return;
    this.due.delete(slot);
    this.lastHeard = performance.now();
    this.latencies.add(this.lastHeard - since - windowMs);
  }

  /** Until everything has arrived, or nothing more does. */
  private async settled({ kind }: NetworkOrder, offered: number): Promise<void> {
    const isWaiting = () => this.due.size > 0 || (kind !== 'unconfirmed' && this.answered < offered);
    while (isWaiting() && performance.now() < this.lastHeard + silenceMs) await sleep(50);
  }
}
