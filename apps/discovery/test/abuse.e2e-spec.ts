import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadClients } from '@fieldpost/contracts';
import { framed, rawCall } from '@fieldpost/testing';
import { DiscoveryUnderTest } from './discovery-under-test.js';

const { Get, GetAll } = loadClients('discovery/discovery.proto').discovery.Discovery.service;
const list = framed(GetAll.requestSerialize({ service_name: 'handler' }));
const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const mostGrowthMb = 200;

const discovery = new DiscoveryUnderTest();

function residentMb(): number {
  const [, kb = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${discovery.pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}

/** A client that minds its own business beside the abuse: it asks one thing after another, and each is answered. */
class WellBehavedClient {
  private isAsking = true;
  private answered = 0;
  private readonly asking = this.ask();

  private async ask(): Promise<void> {
    while (this.isAsking) {
      await discovery.get('handler', 'large-0');
      this.answered += 1;
      await sleep(1);
    }
  }

  /** How many answers it has, all of them good. */
  async leave(): Promise<number> {
    this.isAsking = false;
    await this.asking;
    return this.answered;
  }
}

let bystander: WellBehavedClient;
let before = 0;

beforeAll(async () => {
  await discovery.start();
  for (let number = 0; number < 4; number += 1) {
    const large = { service_name: 'handler', id: `large-${number}`, certificate: 'x'.repeat(60_000) };
    await discovery.announce(large, discovery.componentToken('handler', large.id));
  }
});
afterAll(() => discovery.close());
beforeEach(() => {
  before = residentMb();
  bystander = new WellBehavedClient();
});
afterEach(async () => {
  expect(await bystander.leave()).toBeGreaterThan(0);
  expect(residentMb() - before).toBeLessThan(mostGrowthMb);
});

const plain = (options = {}) =>
  connectHttp2(`http://127.0.0.1:${discovery.plaintextPort}`, options).on('error', () => undefined);

function frame(type: number, { flags = 0, stream = 0, payload = Buffer.alloc(0) } = {}): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

function opened(): Socket {
  const socket = connect(discovery.plaintextPort, '127.0.0.1').on('error', () => undefined);
  socket.write(Buffer.concat([Buffer.from(preface), frame(4)]));
  return socket.resume();
}

/** Writes the same bytes until the connection is ended. */
async function pour(socket: Socket, bytes: Buffer): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    if (!socket.write(bytes))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
}

describe('Discovery beside a well-behaved client', () => {
  it('keeps little for readers that never read', async () => {
    const sessions = Array.from({ length: 8 }, () => plain({ settings: { initialWindowSize: 1_000_000 } }));
    for (const session of sessions) {
      for (let call = 0; call < 64; call += 1) {
        const headers = { ':method': 'POST', ':path': GetAll.path, 'content-type': 'application/grpc' };
        session
          .request(headers)
          .on('error', () => undefined)
          .end(list);
      }
      await once(session, 'remoteSettings');
    }
    await sleep(500);
    expect(residentMb() - before).toBeLessThan(mostGrowthMb);
    for (const session of sessions) session.destroy();
  });

  it('rejects more metadata than it takes', async () => {
    const session = plain();
    const token = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`x-${n}`, 'a'.repeat(1_500)]));
    const call = { path: Get.path, headers: token, pieces: [list] };
    expect((await rawCall(session, call)).headers).toMatchObject({ 'grpc-status': '8' });
    session.destroy();
  });

  it('rejects a message that is larger than it takes', async () => {
    const session = plain();
    const pieces = [framed(Buffer.alloc(5 * 1024 * 1024))];
    const { headers } = await rawCall(session, { path: Get.path, pieces });
    expect(headers).toMatchObject({ 'grpc-status': '8' });
    session.destroy();
  });

  it.each([
    [
      'headers without end',
      [frame(1, { stream: 1, payload: Buffer.from([0x83]) })],
      frame(9, { stream: 1, payload: Buffer.alloc(16_000, 0x10) }),
    ],
    ['settings', [], frame(4, { payload: Buffer.from([0, 4, 0, 0, 0xff, 0xff]) })],
    ['pings', [], frame(6, { payload: Buffer.alloc(8) })],
  ])('ends a connection that floods with %s', async (_what, first, bytes) => {
    const socket = opened();
    for (const each of first) socket.write(each);
    await pour(socket, Buffer.concat(Array.from({ length: 20 }, () => bytes)));
    expect(socket.destroyed || !socket.writable).toBe(true);
  });
});
