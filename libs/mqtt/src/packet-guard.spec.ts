import { Duplex } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { limitPackets, OwnerPackets, PacketLengths } from './packet-guard.js';

const publishOf = (body: number): Buffer => {
  const header = [0x30];
  let left = body;
  do {
    header.push((left % 128) | (left >= 128 ? 0x80 : 0));
    left = Math.floor(left / 128);
  } while (left > 0);
  return Buffer.concat([Buffer.from(header), Buffer.alloc(body, 0xff)]);
};

const lengthsOf = (bytes: Buffer, chunk: number): number[] => {
  const lengths = new PacketLengths();
  const seen = [];
  for (let at = 0; at < bytes.length; at += chunk)
    seen.push(lengths.longestIn(bytes.subarray(at, at + chunk)));
  return seen.filter((length) => length > 0);
};

describe('The length of a packet', () => {
  it.each([1, 2, 3, 7, 100_000])('is known however its bytes arrive, %d at a time', (chunk) => {
    const bodies = [5, 0, 127, 128, 300, 0, 16_383, 16_384, 2];
    const seen = lengthsOf(Buffer.concat(bodies.map(publishOf)), chunk);
    expect(Math.max(...seen)).toBe(16_384);
    if (chunk === 1) expect(seen).toEqual(bodies.filter((body) => body > 0));
  });

  it('is known before its body has arrived', () =>
    expect(lengthsOf(publishOf(2_000_000).subarray(0, 4), 100)).toEqual([2_000_000]));
});

/** The error with which a connection ends that sends this; nobody is logged in without an owner. */
function read(bytes: Buffer, owners = new OwnerPackets(), owner?: string): Promise<Error | undefined> {
  const connection = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  let error: Error | undefined;
  connection.on('error', (thrown) => (error = thrown));
  connection.on('readable', () => connection.read());
  limitPackets(connection, { bytes: 1000, owners, owner: () => owner });
  connection.push(bytes);
  return new Promise<Error | undefined>((resolve) => setTimeout(() => resolve(error), 10));
}

describe('A connection that sends many packets', () => {
  it.each([
    ['pings', [0xc0, 0]],
    ['acknowledgements', [0x40, 2, 0, 1]],
    ['subscriptions', [0x82, 6, 0, 1, 0, 1, 0x23, 0]],
  ])('of %s is ended', async (_, packet) =>
    expect(await read(Buffer.alloc(packet.length * 12_000, Buffer.from(packet)))).toMatchObject({
      code: 'mqtt_too_many_packets',
    }),
  );

  it('is ended for fewer of them that are long, such as subscriptions with many filters', async () => {
    const filters = Buffer.alloc(4 * 200, Buffer.from([0, 1, 0x23, 0]));
    const subscribe = Buffer.concat([Buffer.from([0x82, 0xa2, 6, 0, 1]), filters]);
    expect(await read(Buffer.alloc(subscribe.length * 1_000, subscribe))).toMatchObject({
      code: 'mqtt_too_many_packets',
    });
  });

  it('of messages is left alone, as is one with nine thousand others', async () => {
    const messages = Buffer.alloc(4 * 10_000, Buffer.from([0x30, 2, 0, 0]));
    const pings = Buffer.alloc(2 * 9_000, Buffer.from([0xc0, 0]));
    expect(await read(Buffer.concat([messages, pings]))).toBeUndefined();
  });
});

describe('The connections of an owner', () => {
  it('share an allowance of packets that are no messages, and leave that of others alone', async () => {
    const owners = new OwnerPackets();
    const pings = Buffer.alloc(2 * 9_000, Buffer.from([0xc0, 0]));
    const ends = await Promise.all(Array.from({ length: 7 }, () => read(pings, owners, 'ann')));
    expect(ends.at(0)).toBeUndefined();
    expect(ends.at(-1)).toMatchObject({ code: 'mqtt_too_many_packets' });
    expect(await read(pings, owners, 'bob')).toBeUndefined();
  });
});

describe('A connection that announces a packet beyond the limit', () => {
  it('is ended', async () =>
    expect(await read(publishOf(1001).subarray(0, 3))).toMatchObject({ code: 'mqtt_packet_too_large' }));

  it('is not ended up to the limit', async () =>
    expect(await read(Buffer.concat([publishOf(1000), publishOf(1000)]))).toBeUndefined());
});
