import { type AbuseTarget, addresses, connectionTo, until } from './abuse-target.js';
import type { Attack } from './attack.js';

const peers = 20;
const writeEveryMs = 100;
/** Far longer than a listener takes to release a connection, and far shorter than any time limit of an idle one. */
const releasedWithinMs = 15_000;

const http2Preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const settings = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);
const goAway = Buffer.from([0, 0, 8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const malformed = Buffer.from('not HTTP\r\n\r\n');
const plainHttp = Buffer.from('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
const unknownPath = Buffer.from(
  [
    'GET /no-such-path HTTP/1.1',
    'host: localhost',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n'),
);

/** Bytes after which a server ends the connection, by protocol. */
const endings: Readonly<Record<AbuseTarget['speaks'], readonly Buffer[]>> = {
  http: [malformed, Buffer.from('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')],
  grpc: [plainHttp, Buffer.concat([http2Preface, settings, goAway])],
  // A CONNECT without a protocol name.
  mqtt: [Buffer.from([0x10, 2, 0, 0])],
  websocket: [unknownPath, malformed],
};

/**
 * Resolves when the server has released a connection whose peer never closes its side. The peer goes on writing: only a
 * closed connection responds with a reset.
 */
export async function releasedByServer(target: AbuseTarget, ending: Buffer): Promise<void> {
  const socket = connectionTo(target, addresses.abuser, { allowHalfOpen: true });
  const released = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const writing = setInterval(() => socket.writable && socket.write('a'), writeEveryMs);
  socket.resume().write(ending);
  const tooLate = until(performance.now() + releasedWithinMs).then(() => {
    throw new Error(`${target.name} still holds the connection of a peer that never closes its side`);
  });
  tooLate.catch(() => undefined);
  try {
    await Promise.race([released, tooLate]);
  } finally {
    clearInterval(writing);
    socket.destroy();
  }
}

/** Peers that never close their side after the server has ended the connection. */
export const halfOpen: Attack = {
  name: 'half-open peers',
  run: async (target) => {
    const endingsOf = endings[target.speaks];
    const attempts = Array.from({ length: peers }, (_, at) => endingsOf[at % endingsOf.length] ?? malformed);
    await Promise.all(attempts.map((ending) => releasedByServer(target, ending)));
  },
};
