import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { packet, text } from '../programs/mqtt-packet.js';

/** A received message; `payload` is valid until the next one. */
export type Heard = (topic: string, payload: Buffer) => void;

/** A client that does as little work as possible per message, because it shares the machine. */
export class Subscriber {
  private rest: Buffer = Buffer.alloc(0);

  private constructor(
    private readonly socket: Socket,
    private readonly heard: Heard,
  ) {
    socket.on('data', (chunk: Buffer) => this.read(chunk));
  }

  /** Logs in and subscribes to all uplinks of the application. */
  static async open(port: number, appId: string, key: string, heard: Heard): Promise<Subscriber> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    const flags = Buffer.of(4, 0xc2, 0, 0);
    socket.write(packet(0x10, text('MQTT'), flags, text(`bench-${randomUUID()}`), text(appId), text(key)));
    const [connack] = (await once(socket, 'data')) as [Buffer];
    if (connack[3] !== 0) throw new Error(`login rejected: ${connack[3]}`);
    const subscriber = new Subscriber(socket, heard);
    socket.write(packet(0x82, Buffer.of(0, 1), text(`${appId}/devices/+/up/#`), Buffer.of(0)));
    return subscriber;
  }

  close(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    let bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    for (let end = endOf(bytes); end > 0 && end <= bytes.length; end = endOf(bytes)) {
      if ((bytes[0] ?? 0) >> 4 === 3) this.publish(bytes.subarray(0, end));
      bytes = bytes.subarray(end);
    }
    this.rest = bytes;
  }

  private publish(bytes: Buffer): void {
    let at = 1;
    while ((bytes[at] ?? 0) >= 0x80) at += 1;
    const begin = at + 3;
    const topicEnd = begin + bytes.readUInt16BE(at + 1);
    this.heard(bytes.toString('latin1', begin, topicEnd), bytes.subarray(topicEnd));
  }
}

/** End of the first packet; 0 while it is incomplete. */
function endOf(bytes: Buffer): number {
  let length = 0;
  for (let at = 1; at < bytes.length && at < 5; at += 1) {
    const byte = bytes[at] ?? 0;
    length += (byte & 0x7f) * 128 ** (at - 1);
    if (byte < 0x80) return at + 1 + length;
  }
  return 0;
}
