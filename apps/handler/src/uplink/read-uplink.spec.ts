import { describe, expect, it } from '@jest/globals';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadContract } from '@fieldpost/contracts';
import { seeded } from '@fieldpost/testing';
import { templateOf } from '../../test/memory/network-messages.js';
import { readUplink } from './read-uplink.js';

const contract = loadContract('broker/broker.proto')['broker.Broker'] as ServiceDefinition;
const encode = (message: object): Buffer => contract['Subscribe']?.responseSerialize(message) ?? Buffer.of();
const decode = (bytes: Buffer) => contract['Subscribe']?.responseDeserialize(bytes) as object;

const gateway = {
  ...{ gateway_id: 'eui-0102030405060708', gateway_trusted: true, timestamp: 4_294_967_295 },
  ...{ time: '1465831736123456789', encrypted_time: Buffer.from('0102', 'hex'), rf_chain: 1, channel: 7 },
  ...{ frequency: '868100000', rssi: -25, snr: 5.25 },
  location: {
    latitude: 52.37,
    longitude: -4.89,
    altitude: -12,
    accuracy: 5,
    source: 'IP_GEOLOCATION' as const,
  },
  antennas: [
    { antenna: 1, channel: 2, rssi: -3.5, snr: 4, encrypted_time: Buffer.of(9), fine_time: '123456789' },
    { channel_rssi: 1, frequency_offset: '-5', fine_time: '-1' },
  ],
};
const uplink = {
  ...{ payload: Buffer.from('801617', 'hex'), app_id: 'my-app', dev_id: 'mein-gerät' },
  ...{ app_eui: Buffer.alloc(8, 1), dev_eui: Buffer.alloc(8, 2), trace: { id: 'of no interest' } },
  protocol_metadata: {
    lorawan: {
      modulation: 'FSK',
      data_rate: 'SF7BW125',
      bit_rate: 50_000,
      coding_rate: '4/5',
      f_cnt: 2 ** 32 - 1,
    },
  },
  gateway_metadata: [gateway, {}],
  server_time: '1465831736123456789',
  response_template: templateOf('60161701262002000100000000'),
};

const whole = (bytes: Buffer) => {
  const { response_template: template, ...rest } = readUplink(bytes);
  const { payload, message, dev_eui, app_eui, app_id, dev_id, downlink_option, trace } = template ?? {};
  const read = template && { payload, message, dev_eui, app_eui, app_id, dev_id, downlink_option, trace };
  return { ...rest, response_template: read };
};

describe('An uplink from a broker', () => {
  it.each([
    ['with everything that there is', uplink],
    ['without anything', {}],
    ['of another protocol', { protocol_metadata: {} }],
    ['from before 1970', { server_time: '-9223372036854775808' }],
    [
      'with the largest numbers',
      { server_time: '9223372036854775807', gateway_metadata: [{ frequency: '18446744073709551615' }] },
    ],
    ['at the edge of exact numbers', { server_time: '9007199254740993' }],
  ])('%s is read as the contract says', (_, message) => {
    const bytes = encode(message);
    expect(decode(bytes)).toMatchObject(whole(bytes));
  });

  it('is read with so many gateways and antennas and no more, however many a gateway claims to have', () => {
    const antennas = Array.from({ length: 100_000 }, (_, antenna) => ({ antenna }));
    const gateways = Array.from({ length: 1_000 }, (_, channel) => ({ channel }));
    const read = readUplink(encode({ ...uplink, gateway_metadata: [{ antennas }, ...gateways] }));
    expect(read.gateway_metadata.length).toBe(256);
    expect(read.gateway_metadata[0]?.antennas.map(({ antenna }) => antenna)).toEqual([...Array(16).keys()]);
    expect(read).toMatchObject({ app_id: 'my-app', server_time: uplink.server_time });
  });

  it('that ends too early is refused, unless it ends between two fields', () => {
    const bytes = encode({ ...uplink, response_template: null });
    const parts = Array.from({ length: bytes.length }, (_, length) => bytes.subarray(0, length));
    const read = parts.filter((part) => !isRejected(part));
    expect(read.length).toBeLessThan(bytes.length / 4);
    for (const part of read) expect(decode(part)).toMatchObject(readUplink(part));
  });

  it('that is noise is refused or read, and never keeps the reader', () => {
    const random = seeded(1);
    for (let round = 0; round < 2_000; round += 1) {
      const noise = Buffer.from(Array.from({ length: round % 60 }, () => Math.floor(random() * 256)));
      isRejected(noise);
    }
    expect(readUplink(encode(uplink)).app_id).toBe('my-app');
  });
});

function isRejected(bytes: Buffer): boolean {
  try {
    readUplink(bytes);
    return false;
  } catch {
    return true;
  }
}
