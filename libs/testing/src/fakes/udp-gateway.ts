import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { Eui } from '@fieldpost/domain';
import {
  parseServerPacket,
  pullDataPacket,
  pushDataPacket,
  type ReportedFrame,
  type RequestedTransmission,
  txAckPacket,
  type TxError,
} from '@fieldpost/lorawan';

/** A gateway: the `host:port` of its server, its EUI, and what happens to packets of the server. */
export interface UdpGatewayOptions {
  readonly server: string;
  /** 16 hexadecimal digits. */
  readonly eui: string;
  /** Between two PULL_DATA; 5 seconds by default, as packet forwarders do. */
  readonly pullMs?: number;
  readonly onAcknowledged?: (kind: 'PUSH_ACK' | 'PULL_ACK') => void;
  /** A frame to transmit; the result is why the gateway does not, if it does not. */
  readonly onTransmission: (transmission: RequestedTransmission) => TxError | undefined;
}

const standardPullMs = 5_000;
const microsecondsPerMs = 1_000;
const clockRange = 2 ** 32;
const tokens = 0x1_0000;

/** A gateway with a packet forwarder (Semtech UDP protocol, version 2), without the radio. */
export class UdpGateway {
  readonly eui: Eui;
  private readonly timer: NodeJS.Timeout;
  private readonly since = performance.now();
  private token = 0;

  private constructor(
    private readonly socket: Socket,
    private readonly options: UdpGatewayOptions,
  ) {
    this.eui = Eui(options.eui);
    socket.on('message', (bytes) => this.handle(bytes));
    // A server that is not there answers with an error, and gets the next packet.
    socket.on('error', () => undefined);
    this.timer = setInterval(() => this.pull(), options.pullMs ?? standardPullMs).unref();
  }

  /** Opens the socket and sends the first PULL_DATA, without waiting for the server. */
  static async open(options: UdpGatewayOptions): Promise<UdpGateway> {
    const at = options.server.lastIndexOf(':');
    const socket = createSocket('udp4');
    socket.connect(Number(options.server.slice(at + 1)), options.server.slice(0, at));
    await once(socket, 'connect');
    const gateway = new UdpGateway(socket, options);
    gateway.pull();
    return gateway;
  }

  /** The clock of the concentrator at a moment of `performance.now()`, in microseconds. */
  clockAt(moment = performance.now()): number {
    return Math.round((moment - this.since) * microsecondsPerMs) % clockRange;
  }

  /** Reports frames in one packet. */
  report(frames: readonly ReportedFrame[]): void {
    this.send(pushDataPacket(this.header(), frames));
  }

  pull(): void {
    this.send(pullDataPacket(this.header()));
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.socket.close();
    await once(this.socket, 'close');
  }

  private handle(bytes: Buffer): void {
    const packet = parseServerPacket(bytes);
    if (packet?.kind === 'PULL_RESP') {
      const error = this.options.onTransmission(packet.transmission);
      this.send(txAckPacket({ eui: this.eui, token: packet.token }, error));
    } else if (packet) this.options.onAcknowledged?.(packet.kind);
  }

  private header() {
    this.token = (this.token + 1) % tokens;
    return { eui: this.eui, token: this.token };
  }

  private send(packet: Buffer): void {
    this.socket.send(packet, () => undefined);
  }
}
