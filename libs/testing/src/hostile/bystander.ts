import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { framed, rawCall } from '../clients/raw-call.js';
import { type AbusedDoor, addresses, connectionTo, until } from './abused-door.js';

const pauseMs = 5;

/** What a client beside the abuse has seen. */
export interface Seen {
  /** How often it was answered, and answered well. */
  readonly answers: number;
  /** Milliseconds that all but one in a hundred answers took at most. */
  readonly p99Ms: number;
}

/** Asks once; fails when the answer is not that of a door that works. */
type Ask = () => Promise<void>;

/** A client that minds its own business beside the abuse: it asks one thing after another. */
export class Bystander {
  private readonly times: number[] = [];
  private isAsking = true;
  private readonly asking: Promise<void>;

  private constructor(
    private readonly ask: Ask,
    private readonly leaveDoor: () => void,
  ) {
    this.asking = this.goOn();
    // It is told when it leaves.
    this.asking.catch(() => undefined);
  }

  static beside(door: AbusedDoor): Bystander {
    if (door.speaks === 'mqtt')
      return new Bystander(
        () => knock(door),
        () => undefined,
      );
    if (door.speaks === 'grpc') {
      const session = sessionTo(door);
      return new Bystander(
        () => check(session),
        () => session.destroy(),
      );
    }
    const agent = new Agent({ keepAlive: true, localAddress: addresses.bystander });
    return new Bystander(
      () => fetchFrom(door, agent),
      () => agent.destroy(),
    );
  }

  /** Fails with the first answer that was not good. */
  async leave(): Promise<Seen> {
    this.isAsking = false;
    try {
      await this.asking;
    } finally {
      this.leaveDoor();
    }
    const sorted = [...this.times].sort((one, other) => one - other);
    return { answers: sorted.length, p99Ms: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0 };
  }

  private async goOn(): Promise<void> {
    while (this.isAsking) {
      const began = performance.now();
      await this.ask();
      this.times.push(performance.now() - began);
      await until(performance.now() + pauseMs);
    }
  }
}

async function fetchFrom({ name, port, path = '/healthz' }: AbusedDoor, agent: Agent): Promise<void> {
  const [response] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${name} answers ${response.statusCode}`);
}

function sessionTo(door: AbusedDoor): ClientHttp2Session {
  const createConnection = () => connectionTo(door, addresses.bystander);
  return connectHttp2('http://localhost', { createConnection }).on('error', () => undefined);
}

async function check(session: ClientHttp2Session): Promise<void> {
  const call = { path: '/grpc.health.v1.Health/Check', pieces: [framed(Buffer.alloc(0))] };
  const { headers, trailers } = await rawCall(session, call);
  const status = trailers['grpc-status'] ?? headers['grpc-status'];
  if (status !== '0') throw new Error(`the health check answers ${String(status)}`);
}

/** CONNECT with the name of an application and no key; the door says that it does not take it. */
const connectPacket = Buffer.from([
  ...[0x10, 20, 0, 4, 0x4d, 0x51, 0x54, 0x54, 4, 0x82, 0, 60, 0, 0, 0, 6],
  ...Buffer.from('my-app'),
]);
const refused = Buffer.from([0x20, 2, 0, 4]);

async function knock(door: AbusedDoor): Promise<void> {
  const socket = connectionTo(door, addresses.bystander);
  socket.write(connectPacket);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  if (!answer.equals(refused)) throw new Error(`${door.name} answers ${answer.toString('hex')}`);
  // As fast as connections may come from one address for ever.
  await until(performance.now() + 20);
}
