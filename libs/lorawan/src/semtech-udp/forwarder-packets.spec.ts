import { Eui } from '@fieldpost/domain';
import { describe, expect, it } from '@jest/globals';
import { parseServerPacket, pullDataPacket, pushDataPacket, txAckPacket } from './forwarder-packets.js';
import { acknowledgement, parseGatewayPacket, pullResponse } from './packets.js';

const header = { token: 0xabcd, eui: Eui('AA555A0000000101') };
const phyPayload = Buffer.from('40da1b01268000000019435efa509', 'hex');

describe('A packet of a packet forwarder', () => {
  it('is read by the server as it was meant', () => {
    const frame = {
      phyPayload,
      tmst: 7,
      frequencyHz: 868_100_000,
      dataRate: 'SF9BW125',
      rssi: -100,
      snr: -3.5,
    };
    expect(parseGatewayPacket(pushDataPacket(header, [frame]))).toMatchObject({
      ...{ kind: 'PUSH_DATA', version: 2, ...header },
      frames: [{ phyPayload, timestamp: 7, frequencyHz: 868_100_000, dataRate: 'SF9BW125' }],
    });
    expect(parseGatewayPacket(pullDataPacket(header))).toMatchObject({ kind: 'PULL_DATA', ...header });
    expect(parseGatewayPacket(txAckPacket(header))).toMatchObject({ kind: 'TX_ACK', error: undefined });
    expect(parseGatewayPacket(txAckPacket(header, 'TOO_LATE'))).toMatchObject({ error: 'TOO_LATE' });
  });

  it('is acknowledged with its token', () => {
    const acknowledged = [pushDataPacket(header, []), pullDataPacket(header)].map((packet) =>
      parseServerPacket(acknowledgement(packet) ?? Buffer.alloc(0)),
    );
    expect(acknowledged).toEqual([
      { kind: 'PUSH_ACK', token: header.token },
      { kind: 'PULL_ACK', token: header.token },
    ]);
  });
});

describe('A frame that a server has a gateway transmit', () => {
  const transmission = {
    ...{ phyPayload, timestamp: 12_345, frequencyHz: 869_525_000, rfChain: 0, power: 27 },
    modulation: 'LORA',
    ...{ dataRate: 'SF9BW125', bitRate: 0, codingRate: '4/5' },
    ...{ frequencyDeviation: 0, polarizationInversion: true },
  } as const;

  it.each([
    [12_345, 12_345],
    [0, undefined],
  ])('with the timestamp %s is read with the clock %s', (timestamp, tmst) =>
    expect(parseServerPacket(pullResponse({ version: 2, token: 5 }, { ...transmission, timestamp }))).toEqual(
      {
        ...{ kind: 'PULL_RESP', token: 5 },
        transmission: { phyPayload, tmst, frequencyHz: 869_525_000, dataRate: 'SF9BW125' },
      },
    ),
  );

  it('is nothing when bytes are missing', () =>
    expect(parseServerPacket(Buffer.from('0200050', 'hex'))).toBeUndefined());
});
