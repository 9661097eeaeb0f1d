import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { constants } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { standStill } from '@fieldpost/testing';
import { DoorUnderTest, grpcHeaders, outcomeOf } from './door.suite.js';
import { readFrame, toFrame } from './grpc-framing.js';

jest.setTimeout(60_000);

const under = new DoorUnderTest();
afterEach(() => under.close());

const hello = toFrame(Buffer.from('hello'));

/** Resolves with all that a peer is told until its connection ends. */
async function told(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part: Buffer) => void (text += part.toString('latin1'))).on('error', () => undefined);
  await once(socket, 'close');
  return text;
}

const quickKeepAlive = { keepAliveMs: 300, keepAliveAnswerMs: 300 };

describe('A door', () => {
  it('answers hot methods itself, over TLS and in plaintext', async () => {
    await under.open();
    for (const session of [under.overTls(), under.inPlaintext()]) {
      const outcome = await outcomeOf(session.request(grpcHeaders('/hot')), hello);
      expect(outcome).toMatchObject({ status: 200, grpcStatus: '0', body: toFrame(Buffer.from('HELLO')) });
    }
    expect(under.seenBehind).toEqual([]);
  });

  it('hands over everything else, with its trailers and the address of the caller', async () => {
    await under.open();
    const forged = { ...grpcHeaders('/echo'), 'fieldpost-caller-address': '10.0.0.1' };
    const outcome = await outcomeOf(under.overTls().request(forged), hello);
    expect(outcome).toMatchObject({ status: 200, grpcStatus: '0', body: hello });
    expect(under.seenBehind).toEqual(['127.0.0.1']);
  });

  it('hands over a hot call that is not one plain message', async () => {
    await under.open();
    const two = Buffer.concat([hello, hello]);
    expect(await outcomeOf(under.overTls().request(grpcHeaders('/hot')), two)).toMatchObject({ body: two });
    const long = toFrame(Buffer.alloc(100_000));
    expect(await outcomeOf(under.overTls().request(grpcHeaders('/hot')), long)).toMatchObject({ body: long });
  });

  it('answers in gzip whoever writes in gzip and takes it, and nobody else', async () => {
    await under.open();
    const zipped = toFrame(gzipSync('hello'), 'gzip');
    const inGzip = { ...grpcHeaders('/hot'), 'grpc-encoding': 'gzip' };
    const session = under.overTls();
    const taken = { ...inGzip, 'grpc-accept-encoding': 'identity,gzip' };
    const { encoding, body } = await outcomeOf(session.request(taken), zipped);
    const frame = readFrame(body);
    expect([encoding, frame?.isCompressed]).toEqual(['gzip', true]);
    expect(gunzipSync(frame?.message ?? '').toString()).toBe('HELLO');
    expect(await outcomeOf(session.request(inGzip), zipped)).toMatchObject({
      encoding: 'identity',
      body: toFrame(Buffer.from('HELLO')),
    });
  });

  it('is understood by a client that compresses, whoever answers it', async () => {
    await under.open();
    expect(await under.askInGzip('/hot', 'hello')).toBe('HELLO');
    expect(under.seenBehind).toEqual([]);
    expect(await under.askInGzip('/echo', 'hello')).toBe('hello');
    expect(under.seenBehind).toHaveLength(1);
  });

  it('hands over what says that it is compressed and is not', async () => {
    await under.open();
    const broken = toFrame(Buffer.from('hello'), 'gzip');
    const inGzip = { ...grpcHeaders('/hot'), 'grpc-encoding': 'gzip' };
    expect(await outcomeOf(under.overTls().request(inGzip), broken)).toMatchObject({ body: broken });
  });

  it('rejects what is not gRPC', async () => {
    await under.open();
    const session = under.overTls();
    const text = { ...grpcHeaders('/hot'), 'content-type': 'text/plain' };
    expect(await outcomeOf(session.request(text), hello)).toMatchObject({ status: 415 });
    const get = { ...grpcHeaders('/hot'), ':method': 'GET' };
    expect(await outcomeOf(session.request(get))).toMatchObject({ status: 405 });
  });

  it('says "unavailable" when nobody is behind it', async () => {
    await under.open();
    under.leaveBehind();
    const outcome = await outcomeOf(under.overTls().request(grpcHeaders('/echo')), hello);
    expect(outcome).toMatchObject({ status: 200, grpcStatus: '14' });
  });

  it('cancels behind what its caller cancels', async () => {
    await under.open();
    const stream = under.overTls().request(grpcHeaders('/endless'));
    stream.on('error', () => undefined).resume();
    await once(stream, 'response');
    stream.close(constants.NGHTTP2_CANCEL);
    expect(await under.endedBehind()).toBe(constants.NGHTTP2_CANCEL);
  });

  it('takes no more of an endless answer than its caller reads', async () => {
    await under.open();
    const stream = under.overTls().request(grpcHeaders('/endless'));
    stream.on('error', () => undefined);
    await once(stream, 'response');
    await under.stalledBehind();
    expect(under.writtenBehind).toBeLessThan(2 * 1024 * 1024);
  });

  it('answers a call whose deadline passes before its message is there', async () => {
    await under.open();
    const stream = under.overTls().request({ ...grpcHeaders('/hot'), 'grpc-timeout': '50m' });
    stream.write(hello.subarray(0, 3));
    expect(await outcomeOf(stream)).toMatchObject({ grpcStatus: '4' });
  });

  it('tells that a deadline has passed, however late it looks', async () => {
    await under.open();
    const session = under.overTls();
    await outcomeOf(session.request(grpcHeaders('/hot')), hello);
    const stream = session.request({ ...grpcHeaders('/hot'), 'grpc-timeout': '50m' });
    stream.write(hello.subarray(0, 3));
    await setTimeout(20);
    standStill(700);
    expect(await outcomeOf(stream)).toMatchObject({ grpcStatus: '4' });
  });
});

describe('A connection to a door', () => {
  it('is rejected in plaintext where TLS is needed, and told so as HTTP/1 would be', async () => {
    await under.open({ plaintext: 'rejected' });
    const socket = connect(under.port, '127.0.0.1');
    socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    expect(await told(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });

  it.each([
    ['HTTP/1', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 [^]*This port speaks HTTP\/2\.\n$/],
    ['garbage', '\x00\x01\x02\x03', /^$/],
  ])('that speaks %s is ended at once', async (...[, bytes, answer]) => {
    await under.open({ limits: { timeoutMs: 60_000 } });
    const socket = connect(under.port, '127.0.0.1');
    socket.write(bytes);
    expect(await told(socket)).toMatch(answer);
  });

  it('of TLS that does not ask for HTTP/2 is ended at once, and told why', async () => {
    await under.open({ limits: { timeoutMs: 60_000 } });
    expect(await told(under.bareTls())).toMatch(/^HTTP\/1\.1 400 [^]*This port speaks HTTP\/2\.\n$/);
    expect(await under.serves()).toBe(true);
  });

  it('of TLS that asks for HTTP/1 is ended within the handshake', async () => {
    await under.open({ limits: { timeoutMs: 60_000 } });
    const [failure] = await once(under.bareTls({ ALPNProtocols: ['http/1.1'] }), 'error');
    expect(failure).toMatchObject({ message: expect.stringContaining('no application protocol') });
    expect(await under.serves()).toBe(true);
  });

  it.each([
    ['says nothing', ''],
    ['stops within the first word', 'PR'],
    ['stops within the preface', 'PRI * HTTP/2.0\r\n'],
    ['never sends its settings', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['stops within the handshake of TLS', '\x16\x03\x01\x02\x00\x01'],
  ])('that %s is ended when patience is', async (...[, bytes]) => {
    await under.open();
    const socket = connect(under.port, '127.0.0.1');
    if (bytes !== '') socket.write(bytes, 'latin1');
    await told(socket);
    expect(await under.serves()).toBe(true);
  });

  it('that lives is kept, however late its answer is read', async () => {
    await under.open({ limits: quickKeepAlive });
    const session = under.overTls();
    await outcomeOf(session.request(grpcHeaders('/hot')), hello);
    // The peer's answer to the first question comes within the standstill.
    await once(session, 'ping');
    standStill(700);
    expect(await outcomeOf(session.request(grpcHeaders('/hot')), hello)).toMatchObject({ grpcStatus: '0' });
  });

  it('that stops within headers is ended, since it cannot say that it lives', async () => {
    await under.open({ limits: quickKeepAlive });
    const socket = connect(under.port, '127.0.0.1');
    const settings = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);
    // A block of headers for stream 1 that is not at its end.
    const headers = Buffer.from([0, 0, 1, 1, 0, 0, 0, 0, 1, 0x83]);
    socket.write(Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), settings, headers]));
    await told(socket);
    expect(await under.serves()).toBe(true);
  });

  it('may leave a call unfinished only so long', async () => {
    await under.open();
    const session = under.overTls();
    for (const path of ['/hot', '/silent']) {
      const stream = session.request(grpcHeaders(path));
      stream.write(hello.subarray(0, 7));
      expect(await outcomeOf(stream)).toMatchObject({ rstCode: constants.NGHTTP2_CANCEL });
    }
  });

  it('is one of so many, of one address and in all', async () => {
    await under.open({ limits: { connectionsPerAddress: 2, timeoutMs: 60_000 } });
    const [first, second, third] = [1, 2, 3].map(() => connect(under.port, '127.0.0.1'));
    if (!first || !second || !third) throw new Error('three were made');
    expect(await told(third)).toBe('');
    expect([first.destroyed, second.destroyed]).toEqual([false, false]);
    first.destroy();
    second.destroy();
    await under.untilServes();
  });
});

describe('A door that closes', () => {
  it('lets calls under way finish and takes no more', async () => {
    await under.open();
    const stream = under.overTls().request(grpcHeaders('/echo'));
    stream.write(hello);
    await once(stream, 'response');
    const closed = under.door.close(60_000);
    const outcome = await outcomeOf(stream, hello);
    expect(outcome).toMatchObject({ grpcStatus: '0', body: Buffer.concat([hello, hello]) });
    await closed;
    expect(await under.serves()).toBe(false);
  });
});
