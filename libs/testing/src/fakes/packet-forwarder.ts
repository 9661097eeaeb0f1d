import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { Mailbox } from '../waiting/mailbox.js';

/** A frame that the gateway was asked to transmit, and when: microseconds of its clock. */
export interface TransmittedFrame {
  readonly phyPayload: Buffer;
  readonly tmst: number;
  /** In MHz. */
  readonly freq: number;
  readonly datr: string;
}

interface ForwarderOptions {
  /** `host:port` of the server. */
  readonly server: string;
  /** 16 hexadecimal digits. */
  readonly eui: string;
}

const timeoutMs = 60_000;
const pullMs = 1_000;
const microsecondsPerMs = 1_000;
const clockRange = 2 ** 32;
const headerLength = 4;
const type = { pushData: 0, pushAck: 1, pullData: 2, pullResp: 3, pullAck: 4, txAck: 5 } as const;

/** A gateway with a packet forwarder (Semtech UDP protocol, version 2), without the radio. It accepts every downlink. */
export class PacketForwarder {
  private readonly received = new Mailbox<Buffer>('packet');
  private readonly timer: NodeJS.Timeout;
  private readonly since = performance.now();

  private constructor(
    private readonly socket: Socket,
    private readonly eui: string,
  ) {
    socket.on('message', (bytes) => this.handle(bytes));
    this.timer = setInterval(() => this.send(type.pullData), pullMs).unref();
  }

  /** Connects, and waits until the server answers. */
  static async start({ server, eui }: ForwarderOptions): Promise<PacketForwarder> {
    const at = server.lastIndexOf(':');
    const socket = createSocket('udp4');
    socket.connect(Number(server.slice(at + 1)), server.slice(0, at));
    await once(socket, 'connect');
    const forwarder = new PacketForwarder(socket, eui);
    forwarder.send(type.pullData);
    await forwarder.received.take(String(type.pullAck), timeoutMs);
    return forwarder;
  }

  /** Reports a frame as received now, in EU868 at SF7; resolves when the server has acknowledged it. */
  async forward(phyPayload: Buffer): Promise<void> {
    const rxpk = {
      tmst: Math.round((performance.now() - this.since) * microsecondsPerMs) % clockRange,
      ...{ chan: 0, rfch: 1, freq: 868.1, stat: 1 },
      ...{ modu: 'LORA', datr: 'SF7BW125', codr: '4/5', rssi: -35, lsnr: 5.1 },
      ...{ size: phyPayload.length, data: phyPayload.toString('base64') },
    };
    this.send(type.pushData, { rxpk: [rxpk] });
    await this.received.take(String(type.pushAck), timeoutMs);
  }

  /** The oldest frame to transmit that was not read yet; waits for it. */
  async nextTransmission(withinMs = timeoutMs): Promise<TransmittedFrame> {
    const bytes = await this.received.take(String(type.pullResp), withinMs);
    const { txpk } = JSON.parse(bytes.toString('utf8', headerLength)) as {
      readonly txpk: { readonly data: string } & Omit<TransmittedFrame, 'phyPayload'>;
    };
    const { tmst, freq, datr, data } = txpk;
    return { phyPayload: Buffer.from(data, 'base64'), tmst, freq, datr };
  }

  /** Forgets frames to transmit that were not read. */
  forgetTransmissions(): void {
    this.received.takeAll(String(type.pullResp));
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.socket.close();
    await once(this.socket, 'close');
  }

  private handle(bytes: Buffer): void {
    const kind = bytes[3];
    if (kind === type.pullResp) this.send(type.txAck, { txpk_ack: { error: 'NONE' } }, bytes.subarray(1, 3));
    this.received.put(String(kind), bytes);
  }

  private send(kind: number, body?: object, token: Buffer = Buffer.of(0, kind)): void {
    const header = Buffer.concat([Buffer.of(2), token, Buffer.of(kind), Buffer.from(this.eui, 'hex')]);
    const text = body === undefined ? '' : JSON.stringify(body);
    // A server that is not there yet answers with an error, and gets the next packet.
    this.socket.send(Buffer.concat([header, Buffer.from(text)]), () => undefined);
  }
}
