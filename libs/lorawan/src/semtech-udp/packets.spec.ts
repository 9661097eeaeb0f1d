import { describe, expect, it } from '@jest/globals';
import { acknowledgement, type GatewayPacket, parseGatewayPacket, pullResponse } from './packets.js';

const eui = 'aa555a0000000101';
const header = (type: number, version = 2): Buffer =>
  Buffer.from(`0${String(version)}abcd0${String(type)}${eui}`, 'hex');
const packet = (type: number, body: string): Buffer => Buffer.concat([header(type), Buffer.from(body)]);
const parsed = (type: number, body: unknown): GatewayPacket | undefined =>
  parseGatewayPacket(packet(type, JSON.stringify(body)));
describe('A packet of a gateway', () => {
  it.each([
    [0, '02abcd01'],
    [2, '02abcd04'],
  ])('of type %i is acknowledged with its version and token', (type, answer) => {
    expect(acknowledgement(header(type))?.toString('hex')).toBe(answer);
    expect(acknowledgement(header(type, 1))?.toString('hex')).toBe(answer.replace('02', '01'));
  });

  it.each([1, 3, 4, 5, 6])('of type %i is not acknowledged', (type) => {
    expect(acknowledgement(header(type))).toBeUndefined();
  });

  it.each(['', '02', '02abcd', '02abcd02', '02abcd02aa555a00000001', `03abcd02${eui}`, `00abcd02${eui}`])(
    'is not %j',
    (hex) => {
      expect(parseGatewayPacket(Buffer.from(hex, 'hex'))).toBeUndefined();
      expect(acknowledgement(Buffer.from(hex, 'hex'))).toBeUndefined();
    },
  );

  it.each([1, 3, 4, 6])('is not one of type %i', (type) => {
    expect(parseGatewayPacket(header(type))).toBeUndefined();
  });

  it.each(['', '{', '[]', 'null', '7', '{"rxpk":[}'])('with frames and the body %j is left out', (body) => {
    expect(parseGatewayPacket(packet(0, body))).toBeUndefined();
  });

  it('that keeps the way for downlinks open has an EUI', () => {
    const pull = { kind: 'PULL_DATA', version: 2, token: 0xabcd, eui: eui.toUpperCase() };
    expect(parseGatewayPacket(header(2))).toEqual(pull);
  });
});

describe('The answer of a gateway to a downlink', () => {
  it.each(['', '{}', '\0', '{"txpk_ack":{}}', '{"txpk_ack":{"error":"NONE"}}', '{"txpk_ack":{"error":""}}'])(
    'is that it will be transmitted: %j',
    (body) => {
      expect(parseGatewayPacket(packet(5, body))).toMatchObject({
        kind: 'TX_ACK',
        token: 0xabcd,
        error: undefined,
      });
    },
  );

  it('may lower the power', () => {
    expect(parsed(5, { txpk_ack: { warn: 'TX_POWER', value: 20 } })).toMatchObject({ error: undefined });
  });

  it.each([
    'TOO_LATE',
    'TOO_EARLY',
    'COLLISION_PACKET',
    'COLLISION_BEACON',
    'TX_FREQ',
    'TX_POWER',
    'GPS_UNLOCKED',
  ])('is the error %s', (error) => {
    expect(parsed(5, { txpk_ack: { error } })).toMatchObject({ error });
  });

  it('is an unknown error where it is not understood', () => {
    expect(parsed(5, { txpk_ack: { error: 'NOT_TODAY' } })).toMatchObject({ error: 'UNKNOWN' });
    expect(parseGatewayPacket(packet(5, '{'))).toMatchObject({ error: 'UNKNOWN' });
  });
});

describe('A frame that a gateway transmits', () => {
  const transmission = {
    phyPayload: Buffer.from('60da1b01262046 23bd44c6e7'.replace(' ', ''), 'hex'),
    timestamp: 5_001_000,
    frequencyHz: 868_100_000,
    rfChain: 0,
    power: 14,
    modulation: 'LORA',
    dataRate: 'SF7BW125',
    bitRate: 0,
    codingRate: '4/5',
    frequencyDeviation: 0,
    polarizationInversion: true,
  } as const;
  const bodyOf = (more: Partial<Parameters<typeof pullResponse>[1]>): unknown =>
    JSON.parse(pullResponse({ version: 2, token: 1 }, { ...transmission, ...more }).toString('utf8', 4));
  const common = { rfch: 0, powe: 14, ipol: true, size: 12, data: 'YNobASYgRiO9RMbn' };

  it('starts with version, token and type', () => {
    const { buffer, byteOffset } = pullResponse({ version: 1, token: 0x12ef }, transmission);
    expect(Buffer.from(buffer, byteOffset, 4).toString('hex')).toBe('0112ef03');
  });

  it('has a time by the clock of the gateway', () => {
    expect(bodyOf({})).toEqual({
      txpk: {
        ...common,
        tmst: 5_001_000,
        freq: 868.1,
        modu: 'LORA',
        datr: 'SF7BW125',
        codr: '4/5',
        ncrc: true,
      },
    });
  });

  it('without a time is transmitted at once', () => {
    expect(bodyOf({ timestamp: 0, frequencyHz: 869_525_000, power: 27 })).toEqual({
      txpk: {
        ...common,
        imme: true,
        freq: 869.525,
        powe: 27,
        modu: 'LORA',
        datr: 'SF7BW125',
        codr: '4/5',
        ncrc: true,
      },
    });
  });

  it('of FSK has a bit rate and a deviation', () => {
    expect(bodyOf({ modulation: 'FSK', dataRate: '', codingRate: '', bitRate: 50_000 })).toEqual({
      txpk: { ...common, tmst: 5_001_000, freq: 868.1, modu: 'FSK', datr: 50_000, fdev: 25_000 },
    });
  });
});
