import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DevAddr, type Eui } from '@fieldpost/domain';
import { isDataFrame, parsePhyPayload, pushDataPacket, type RequestedTransmission } from '@fieldpost/lorawan';
import { type Delivery, withoutMic } from '../broker-peer/index.js';
import type { Reply } from '../clients/account.js';
import { PacketForwarder, standardRadio } from '../fakes/packet-forwarder.js';
import { randomEui } from '../random-eui.js';
import { Mailbox } from '../waiting/mailbox.js';
import type { ScenarioNetwork } from './scenario-network.js';

/** Where the gateway connects, its id, and how it is registered and shown to reach the handler. */
export interface GatewayNetworkParts {
  /** `host:port` of the network app for packet forwarders. */
  readonly server: string;
  readonly id: string;
  readonly register: (gateway: object) => Promise<Reply>;
  /** Sends uplinks of a device of its own until one arrives. */
  readonly probe: (send: (phyPayload: Buffer) => Promise<void>) => Promise<void>;
}

const timeoutMs = 60_000;
/** RX2 of a join opens six seconds after the request. */
const joinMs = 15_000;
/** A device waits for an answer before it sends a frame again (ACK_TIMEOUT, at least a second). */
const repetitionMs = 1_000;
const created = 201;
/** What a join accept answers: it is encrypted, and names no address. */
const joiningDevice = 'a join request';
const location = { latitude: 52.1234, longitude: 6.1234, altitude: 6 };

/** A gateway of the suite's network app, with a packet forwarder over UDP. */
export class GatewayNetwork implements ScenarioNetwork {
  readonly complaints: readonly string[] = [];
  private readonly transmitted = new Mailbox<Buffer>('downlink for');
  private readonly eui = randomEui();
  private forwarder!: PacketForwarder;
  private last: { readonly phyPayload: Buffer; readonly at: number } = {
    phyPayload: Buffer.alloc(0),
    at: -Infinity,
  };

  private constructor(private readonly parts: GatewayNetworkParts) {}

  /** Registers a gateway, and connects it. */
  static async start(parts: GatewayNetworkParts): Promise<GatewayNetwork> {
    const network = new GatewayNetwork(parts);
    await network.register(parts.id, network.eui);
    await network.connect();
    return network;
  }

  get id(): string {
    return this.parts.id;
  }

  async deliverUplink(phyPayload: Buffer, { flaw }: Delivery = {}): Promise<void> {
    if (flaw === 'no_gateway') return this.sendWithoutDownlinks(phyPayload);
    await this.pauseBeforeRepetition(phyPayload);
    await this.forwarder.forward(flaw === 'wrong_mic' ? withoutMic(phyPayload) : phyPayload);
  }

  async join(joinRequest: Buffer): Promise<{ readonly accept: Buffer }> {
    await this.forwarder.forward(joinRequest);
    return { accept: await this.transmitted.take(joiningDevice, joinMs) };
  }

  async nextDownlink(devAddr: DevAddr): Promise<{ readonly phyPayload: Buffer }> {
    return { phyPayload: await this.transmitted.take(devAddr, timeoutMs) };
  }

  waitingDownlinks(devAddr: DevAddr): number {
    return this.transmitted.count(devAddr);
  }

  waitForHandler(): Promise<void> {
    return this.parts.probe((phyPayload) => this.deliverUplink(phyPayload));
  }

  /** Goes on at another port, as behind an address translation that forgot the connection. */
  async changePort(): Promise<void> {
    await this.forwarder.stop();
    await this.connect();
  }

  close(): Promise<void> {
    return this.forwarder.stop();
  }

  private async pauseBeforeRepetition(phyPayload: Buffer): Promise<void> {
    const leftMs = this.last.at + repetitionMs - performance.now();
    if (this.last.phyPayload.equals(phyPayload) && leftMs > 0) await sleep(leftMs);
    this.last = { phyPayload, at: performance.now() };
  }

  private async connect(): Promise<void> {
    const onTransmission = ({ phyPayload }: RequestedTransmission) => {
      this.transmitted.put(addresseeOf(phyPayload), phyPayload);
      return undefined;
    };
    this.forwarder = await PacketForwarder.start({
      server: this.parts.server,
      eui: this.eui,
      onTransmission,
    });
  }

  private async register(id: string, eui: Eui): Promise<void> {
    const gateway = { id, eui, frequency_plan: 'EU_863_870', antenna_location: location };
    const { status, body } = await this.parts.register(gateway);
    if (status !== created) throw new Error(`the gateway was not registered: ${JSON.stringify(body)}`);
  }

  /** Through a second gateway, which never sends PULL_DATA: a network that lets no packets back to it. */
  private async sendWithoutDownlinks(phyPayload: Buffer): Promise<void> {
    const eui = randomEui();
    await this.register(`${this.parts.id}-2`, eui);
    const [host = '', port = ''] = this.parts.server.split(':');
    const socket = createSocket('udp4');
    const packet = pushDataPacket({ token: 1, eui }, [{ ...standardRadio, phyPayload, tmst: 1 }]);
    try {
      const acknowledged = once(socket, 'message', { signal: AbortSignal.timeout(timeoutMs) });
      socket.send(packet, Number(port), host);
      await acknowledged;
    } finally {
      socket.close();
    }
  }
}

/** The address in a data frame. */
function addresseeOf(phyPayload: Buffer): string {
  const frame = parsePhyPayload(phyPayload);
  return isDataFrame(frame) ? frame.devAddr : joiningDevice;
}
