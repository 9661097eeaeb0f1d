import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { framed, rawCall } from '../clients/raw-call.js';
import { type AbuseTarget, addresses, connectionTo, until, upgrade } from './abuse-target.js';

const pauseMs = 5;

/** Results of a client during the abuse. */
export interface ClientReport {
  /** Number of successful requests. */
  readonly answers: number;
  /** 99th percentile of the latency in milliseconds. */
  readonly p99Ms: number;
}

/** Sends one request; fails when the response is not the expected one. */
type Ask = () => Promise<void>;

/** A client that sends one request after another during the abuse. */
export class WellBehavedClient {
  private readonly times: number[] = [];
  private isAsking = true;
  private readonly asking: Promise<void>;

  private constructor(
    private readonly ask: Ask,
    private readonly leaveTarget: () => void,
  ) {
    this.asking = this.goOn();
    // Reported by `stop`.
    this.asking.catch(() => undefined);
  }

  static start(target: AbuseTarget): WellBehavedClient {
    const { speaks } = target;
    if (speaks === 'mqtt' || speaks === 'websocket')
      return new WellBehavedClient(
        () => connectOnce(target, exchanges[speaks]),
        () => undefined,
      );
    if (speaks === 'grpc') {
      const session = sessionTo(target);
      return new WellBehavedClient(
        () => check(session),
        () => session.destroy(),
      );
    }
    const agent = new Agent({ keepAlive: true, localAddress: addresses.client });
    return new WellBehavedClient(
      () => fetchFrom(target, agent),
      () => agent.destroy(),
    );
  }

  /** Fails with the first unexpected response. */
  async stop(): Promise<ClientReport> {
    this.isAsking = false;
    try {
      await this.asking;
    } finally {
      this.leaveTarget();
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

const health = { path: '/healthz' };

async function fetchFrom({ name, port, good = health }: AbuseTarget, agent: Agent): Promise<void> {
  const { status = 200, body, ...wanted } = good;
  const [response] = (await once(
    request({ host: '127.0.0.1', port, agent, ...wanted }).end(body),
    'response',
  )) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== status) throw new Error(`${name} answers ${response.statusCode}`);
}

function sessionTo(target: AbuseTarget): ClientHttp2Session {
  const createConnection = () => connectionTo(target, addresses.client);
  return connectHttp2('http://localhost', { createConnection }).on('error', () => undefined);
}

async function check(session: ClientHttp2Session): Promise<void> {
  const call = { path: '/grpc.health.v1.Health/Check', pieces: [framed(Buffer.alloc(0))] };
  const { headers, trailers } = await rawCall(session, call);
  const status = trailers['grpc-status'] ?? headers['grpc-status'];
  if (status !== '0') throw new Error(`the health check answers ${String(status)}`);
}

/** CONNECT with the name of an application and no key; the server rejects it. */
const connectPacket = Buffer.from([
  ...[0x10, 20, 0, 4, 0x4d, 0x51, 0x54, 0x54, 4, 0x82, 0, 60, 0, 0, 0, 6],
  ...Buffer.from('my-app'),
]);
const rejected = Buffer.from([0x20, 2, 0, 4]);

const asItIs = (heard: Buffer): Buffer => heard;

/** Payloads of short binary frames after the response to the upgrade. */
function unframed(heard: Buffer): Buffer {
  const head = heard.indexOf('\r\n\r\n');
  const borne: Buffer[] = [];
  for (let at = head + 4; head >= 0 && at + 1 < heard.length;) {
    const end = at + 2 + (heard[at + 1] ?? 0);
    borne.push(heard.subarray(at + 2, end));
    at = end;
  }
  return Buffer.concat(borne);
}

/** WebSocket frames of clients are masked, here with 0. */
const exchanges = {
  mqtt: { sent: connectPacket, read: asItIs },
  websocket: {
    sent: Buffer.concat([
      upgrade,
      Buffer.from([0x82, 0x80 + connectPacket.length, 0, 0, 0, 0]),
      connectPacket,
    ]),
    read: unframed,
  },
};

async function connectOnce(target: AbuseTarget, { sent, read }: (typeof exchanges)['mqtt']): Promise<void> {
  const socket = connectionTo(target, addresses.client);
  socket.write(sent);
  let heard = Buffer.alloc(0);
  for await (const chunk of socket) {
    heard = Buffer.concat([heard, chunk as Buffer]);
    // Leaving ends the connection.
    if (read(heard).length >= rejected.length) break;
  }
  if (!read(heard).equals(rejected)) throw new Error(`${target.name} answers ${heard.toString('hex')}`);
  // The allowed connection rate of one address.
  await until(performance.now() + 20);
}
