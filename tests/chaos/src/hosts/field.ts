import { setTimeout as sleep } from 'node:timers/promises';
import type { DevAddr } from '@fieldpost/domain';
import { type Acceptance, Ledger, until } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import { type FieldDevice, type FieldDevices, registerDevices } from './devices.js';
import { handlerId } from './handler-on-host.js';
import { listenAt, Sender } from './people.js';
import type { Site } from './site.js';

/** How long a device waits for its answer, and a join for its first acceptance. */
const answerMs = 60_000;
const joinMs = 2_000;
const lookMs = 10;
const pauseMs = 40;
const mostWaiting = 4;
const settleMs = 90_000;

/** What has come about so far. */
interface Progress {
  /** Frames that devices heard, by device. */
  readonly answers: ReadonlyMap<string, number>;
  readonly joins: number;
  readonly downlinks: number;
}

/** Devices and people at work on both hosts, and a ledger of what came of it. */
export class Field {
  readonly ledger = new Ledger();
  /** How many uplinks were heard at each replica. */
  readonly heardAt = [0, 0];
  /** Uplinks that came to applications, as `device counter`, each once. */
  readonly heard = new Set<string>();
  private readonly sent = new Map<string, number>();
  private readonly answers = new Map<string, number>();
  private readonly accepted = new Set<string>();
  private late: Promise<unknown>[] = [];
  private losses = 0;
  private isBusy = false;
  private settledBy = 0;
  private used = { payload: 0, nonce: 0 };

  private constructor(
    private readonly site: Site,
    private readonly devices: FieldDevices,
    private readonly senders: readonly Sender[],
    private readonly listeners: MqttClient[],
  ) {}

  static async open(site: Site): Promise<Field> {
    const { key } = site.accessTo('hosts-app');
    const devices = await registerDevices(site, { talking: 4, joining: 2 });
    const senders = site.replicas.map((replica) => new Sender(replica, key));
    const field = new Field(site, devices, senders, []);
    for (const [at, replica] of site.replicas.entries())
      field.listeners.push(await listenAt(replica, key, (uplink) => field.hearUplink(at, uplink)));
    return field;
  }

  /** Has everybody work while something happens; afterwards devices talk on until they have all that was promised. */
  async during(happening: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    const { talking, joining } = this.devices;
    const work = [
      ...talking.map((device) =>
        this.again(
          () => this.isAwaiting(device),
          () => this.talk(device),
        ),
      ),
      ...talking.map(({ devId }, at) =>
        this.again(
          () => this.isBusy,
          (times) => this.ask(devId, at + times),
        ),
      ),
      ...joining.map((device) =>
        this.again(
          () => this.isBusy,
          () => this.join(device),
        ),
      ),
    ];
    try {
      await this.goesOn();
      await happening();
    } finally {
      this.isBusy = false;
      this.settledBy = performance.now() + settleMs;
      await Promise.all(work);
      await Promise.all(this.late.splice(0));
    }
  }

  /** Resolves when every device has had answers from now on, one has joined, and a downlink has arrived. */
  async goesOn(): Promise<void> {
    const { answers, joins, downlinks } = this.progress();
    const isAnswered = ({ devId }: FieldDevice) => this.answersOf(devId) >= (answers.get(devId) ?? 0) + 3;
    await until('every device is answered', () => this.devices.talking.every(isAnswered), 60_000);
    await until('a device has joined', () => this.ledger.joins > joins);
    await until('a downlink has arrived', () => this.ledger.summary().heard > downlinks);
  }

  /** Resolves when uplinks come to the clients of this replica. */
  async isHeardAt(replica: Site['replicas'][number]): Promise<void> {
    const at = this.site.replicas.indexOf(replica);
    const before = this.heardAt[at] ?? 0;
    await until('uplinks are heard there', () => (this.heardAt[at] ?? 0) > before + 2, 60_000);
  }

  /** The network gives up the host that had its uplinks: whoever waits for an answer learns that none will come. */
  giveUpHost(): void {
    this.site.network.giveUpOldest(handlerId);
    this.losses += 1;
  }

  /** What must never be; empty when all is well. */
  get faults(): readonly string[] {
    const tooMany = this.devices.talking.filter(
      ({ devId }) => this.answersOf(devId) > (this.sent.get(devId) ?? 0),
    );
    return [...this.ledger.faults, ...tooMany.map(({ devId }) => `${devId} was answered twice`)];
  }

  close(): void {
    for (const client of this.listeners) client.end(true);
    for (const sender of this.senders) sender.close();
  }

  private progress(): Progress {
    const { joins, heard } = this.ledger.summary();
    return { answers: new Map(this.answers), joins, downlinks: heard };
  }

  private answersOf(devId: string): number {
    return this.answers.get(devId) ?? 0;
  }

  private isAwaiting({ devId }: FieldDevice): boolean {
    const isPromised =
      this.ledger.missing(devId).length > 0 || this.senders.some(({ waiting }) => waiting > 0);
    return this.isBusy || (isPromised && performance.now() < this.settledBy);
  }

  private async again(isWanted: () => boolean, step: (times: number) => Promise<void>): Promise<void> {
    for (let times = 0; isWanted(); times += 1) {
      await step(times);
      await sleep(pauseMs);
    }
  }

  private hearUplink(
    at: number,
    { dev_id, counter, is_retry }: Parameters<Parameters<typeof listenAt>[2]>[0],
  ) {
    this.heardAt[at] = (this.heardAt[at] ?? 0) + 1;
    this.heard.add(`${dev_id} ${counter}`);
    this.ledger.published(`${dev_id} at replica ${at}`, counter, is_retry === true);
  }

  /** A confirmed uplink and its answer; the device goes on with the next one when there is none. */
  private async talk({ devId, radio }: FieldDevice): Promise<void> {
    const { network } = this.site;
    const { devAddr } = radio.session;
    const frame = radio.uplink({ port: 1, payload: Buffer.of(1), confirmed: true });
    const isSent = await network.deliverUplink(frame).then(
      () => true,
      () => false,
    );
    if (isSent) this.sent.set(devId, (this.sent.get(devId) ?? 0) + 1);
    if (isSent) await this.answerTo(devAddr);
    for (const { phyPayload } of network.takeDownlinks(devAddr)) {
      this.answers.set(devId, this.answersOf(devId) + 1);
      this.ledger.heard(devAddr, phyPayload, radio.receive(phyPayload));
    }
  }

  /**
   * Resolves when the answer is there, or will not come: who had the uplink no longer has a stream. A device does not
   * speak again before it knows that.
   */
  private async answerTo(devAddr: DevAddr): Promise<void> {
    const { network } = this.site;
    const { losses } = this;
    const isLost = () => this.losses !== losses || this.site.subscriptions === 0;
    const end = performance.now() + answerMs;
    while (network.waitingDownlinks(devAddr) === 0 && !isLost() && performance.now() < end)
      await sleep(lookMs);
  }

  /** A downlink that nothing else looks like, through one replica or the other; every fourth is confirmed. */
  private async ask(devId: string, turn: number): Promise<void> {
    if (this.ledger.missing(devId).length >= mostWaiting) return;
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE((this.used.payload += 1));
    const [payload, confirmed] = [bytes.toString('hex'), this.used.payload % 4 === 0];
    this.ledger.asked(payload, devId, confirmed);
    const request = { port: 7, payload_raw: bytes.toString('base64'), confirmed, schedule: 'last' };
    await this.senders[turn % 2]?.send(devId, request, () => this.ledger.acknowledged(payload));
  }

  /** A join request that comes to both replicas at once, and is accepted by one of them at most. */
  private async join({ devId, radio }: FieldDevice): Promise<void> {
    const nonce = Buffer.alloc(2);
    nonce.writeUInt16BE((this.used.nonce += 1));
    const request = radio.joinRequest(nonce);
    let isOver = false;
    const asked = this.site.replicas.map(async ({ grpc }) => {
      const [answer] = await this.site.network.activateAt([grpc], request);
      if (answer?.status !== 'fulfilled') return;
      this.noteAcceptance(request);
      if (!isOver) this.startSession(devId, radio, answer.value);
      isOver = true;
    });
    this.late.push(...asked);
    const end = performance.now() + joinMs;
    const all = Promise.all(asked).then(() => (isOver = true));
    while (!isOver && performance.now() < end) await Promise.race([all, sleep(lookMs)]);
    isOver = true;
  }

  private noteAcceptance(request: Buffer): void {
    const text = request.toString('hex');
    if (this.accepted.has(text)) this.ledger.faults.push(`the join ${text} was accepted twice`);
    this.accepted.add(text);
  }

  private startSession(devId: string, radio: FieldDevice['radio'], { payload }: Acceptance): void {
    this.ledger.joined(devId, radio.acceptJoin(payload).appNonce);
  }
}
