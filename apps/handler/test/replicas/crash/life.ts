import { setTimeout as sleep } from 'node:timers/promises';
import type { DeviceSimulator, Ledger } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import type { NetworkFixture } from '../../support/network-fixture.js';

const appId = 'crash-app';
const mostWaiting = 8;
const timeoutMs = 10_000;
const lookMs = 10;

export interface Field {
  readonly world: NetworkFixture;
  readonly ledger: Ledger;
  readonly random: () => number;
  /** Devices with a session, by dev_id. */
  readonly talking: ReadonlyMap<string, DeviceSimulator>;
  /** Devices that join, by dev_id. */
  readonly joining: ReadonlyMap<string, DeviceSimulator>;
  /** Join requests that were accepted. */
  readonly accepted: Buffer[];
  /** What came last, so that all payloads and nonces differ. */
  readonly used: { payload: number; nonce: number };
}

/** One life of the handler under load, from one start to the next kill. */
export class Life {
  /** No more load. */
  private isEnding = false;
  /** Nothing answers any more. */
  private isOver = false;
  private readonly work: Promise<unknown>[] = [];

  private constructor(
    private readonly field: Field,
    private readonly mqtt: MqttClient,
  ) {}

  static async begin(field: Field): Promise<Life> {
    const mqtt = await field.world.mqtt(appId);
    const life = new Life(field, mqtt);
    mqtt.on('message', (_topic, text) => life.hear(text));
    await mqtt.subscribeAsync('+/devices/+/up');
    for (const [devId, device] of field.talking)
      life.work.push(
        life.again(() => life.ask(devId)),
        life.again(() => life.talk(devId, device)),
      );
    for (const [devId, device] of field.joining) life.work.push(life.again(() => life.join(devId, device)));
    return life;
  }

  /** No more load; everything that waits for an answer gives up. */
  async end(): Promise<void> {
    this.isEnding = true;
    this.isOver = true;
    this.mqtt.end(true);
    await Promise.all(this.work);
  }

  /** Only uplinks, until all acknowledged downlinks have arrived or the timeout ends. */
  async settle(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.work);
    for (const [devId, device] of this.field.talking) {
      const last = Date.now() + 6 * timeoutMs;
      while (this.field.ledger.missing(devId).length > 0 && Date.now() < last) await this.talk(devId, device);
    }
    this.mqtt.end(true);
  }

  private async again(step: () => Promise<void>): Promise<void> {
    while (!this.isEnding) {
      await step();
      await sleep(this.field.random() * 60);
    }
  }

  /** Asks for a downlink; what is not acknowledged before the end may be in the queue or not. */
  private async ask(devId: string): Promise<void> {
    const { ledger, random, used } = this.field;
    if (ledger.missing(devId).length >= mostWaiting) return;
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE((used.payload += 1));
    const payload = bytes.toString('hex');
    const confirmed = random() < 0.25;
    const schedule = random() < 0.3 ? 'first' : 'last';
    ledger.asked(payload, devId, confirmed);
    const body = { port: 7, payload_raw: bytes.toString('base64'), confirmed, schedule };
    const published = this.mqtt
      .publishAsync(`${appId}/devices/${devId}/down`, JSON.stringify(body), { qos: 1 })
      .then(() => ledger.acknowledged(payload))
      .catch(() => undefined);
    await Promise.race([published, this.over()]);
  }

  /**
   * An uplink and its answer. One that is not confirmed is sent only while an answer is certain: a device does not speak
   * again before it knows that none will come, which takes a class A device a second and this one no time at all.
   */
  private async talk(devId: string, device: DeviceSimulator): Promise<void> {
    const { world, ledger, random } = this.field;
    this.listen(device);
    const isConfirmed = ledger.missing(devId).length === 0 || random() < 0.5;
    const content = { port: 1, payload: Buffer.of(1), ...(isConfirmed && { confirmed: true as const }) };
    const frame = device.uplink(content);
    const isSent = await world.network.deliverUplink(frame).then(
      () => true,
      () => false,
    );
    const { devAddr } = device.session;
    const last = Date.now() + timeoutMs;
    while (isSent && !this.isOver && Date.now() < last && world.network.waitingDownlinks(devAddr) === 0)
      await sleep(lookMs);
    this.listen(device);
  }

  /** Takes in what the network has sent to the device. */
  private listen(device: DeviceSimulator): void {
    const { world, ledger } = this.field;
    const { devAddr } = device.session;
    for (const { phyPayload } of world.network.takeDownlinks(devAddr)) {
      try {
        ledger.heard(devAddr, phyPayload, device.receive(phyPayload));
      } catch (error) {
        ledger.faults.push(`${devAddr}: ${(error as Error).message}`);
      }
    }
  }

  /** A new join, and one that was accepted before, which must fail. */
  private async join(devId: string, device: DeviceSimulator): Promise<void> {
    const { world, ledger, accepted, random, used } = this.field;
    const nonce = Buffer.alloc(2);
    nonce.writeUInt16BE((used.nonce += 1));
    const request = device.joinRequest(nonce);
    const outcome = await world.network.join(request).catch(() => undefined);
    if (outcome) {
      ledger.joined(devId, device.acceptJoin(outcome.accept).appNonce);
      accepted.push(request);
    }
    const old = accepted[Math.floor(random() * accepted.length)];
    if (!old) return;
    const replayed = await world.network.join(old).catch(() => undefined);
    if (replayed) ledger.faults.push(`the join ${old.toString('hex')} was accepted again`);
  }

  private hear(text: Buffer): void {
    const { dev_id, counter, is_retry } = JSON.parse(text.toString()) as Heard;
    this.field.ledger.published(dev_id, counter, is_retry === true);
  }

  private async over(): Promise<void> {
    while (!this.isOver) await sleep(lookMs);
  }
}

interface Heard {
  readonly dev_id: string;
  readonly counter: number;
  readonly is_retry?: boolean;
}
