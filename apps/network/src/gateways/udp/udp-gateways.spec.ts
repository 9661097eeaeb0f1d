import { describe, expect, it } from '@jest/globals';
import type { router } from '@fieldpost/contracts';
import {
  data,
  eui,
  home,
  packet,
  pull,
  push,
  rxpk,
  serverWith,
  settled,
} from '../../../test/memory/udp.memory.js';

const away = { ...home, address: '192.0.2.9' };
const downlink: router.DownlinkMessage = {
  payload: Buffer.from('60da1b0126204623', 'hex'),
  protocol_configuration: { lorawan: { modulation: 'LORA', data_rate: 'SF9BW125', coding_rate: '4/5' } },
  gateway_configuration: {
    timestamp: 2_000_000,
    frequency: '869525000',
    power: 27,
    polarization_inversion: true,
  },
};

describe('A packet forwarder', () => {
  it('gets an acknowledgement at once, before its gateway is looked up', async () => {
    const { server, state } = serverWith({}, { [eui]: { id: 'my-gateway', frequencyPlan: 'EU_863_870' } });
    server.receive(push({ rxpk: [rxpk] }), home);
    expect(state).toMatchObject({ sent: [{ hex: '02abcd01', to: home }], uplinks: [] });
    await settled();
    expect(state.uplinks).toHaveLength(1);
    expect(state.reports).toEqual([['connected', { gateway_id: 'my-gateway', address: home.address }]]);
  });

  it('delivers frames as messages of v2', () => {
    const { server, state } = serverWith();
    server.receive(push({ rxpk: [{ ...rxpk, chan: 2, rfch: 1 }] }), home);
    expect(state.uplinks).toEqual([
      {
        gateway: { id: 'my-gateway', frequencyPlan: 'EU_863_870', eui },
        message: {
          payload: Buffer.from(data, 'base64'),
          protocol_metadata: {
            lorawan: { modulation: 'LORA', data_rate: 'SF7BW125', bit_rate: 0, coding_rate: '4/5' },
          },
          gateway_metadata: {
            gateway_id: 'my-gateway',
            gateway_trusted: false,
            timestamp: 1_000_000,
            time: '0',
            rf_chain: 1,
            channel: 2,
            antennas: [],
            frequency: '868100000',
            rssi: -35,
            snr: 5,
          },
        },
      },
    ]);
  });

  it('delivers a frame once that it repeats in the next datagram', () => {
    const { server, state } = serverWith();
    for (const tmst of [5, 5, 7, 900_000]) server.receive(push({ rxpk: [{ ...rxpk, tmst }] }), home);
    expect(state.uplinks.map(({ message }) => message.gateway_metadata?.timestamp)).toEqual([5, 900_000]);
  });

  it('delivers its status with its address', () => {
    const { server, state } = serverWith();
    const stat = {
      rxnb: 3,
      rxok: 2,
      dwnb: 1,
      txnb: 1,
      lati: 52.37,
      long: 4.88,
      alti: 3,
      pfrm: 'IMST',
      fpga: 33,
    };
    server.receive(push({ stat }), { ...home, address: '::ffff:192.0.2.1' });
    expect(state.statuses).toMatchObject([
      {
        ip: ['192.0.2.1'],
        ...{ rx_in: 3, rx_ok: 2, tx_in: 1, tx_ok: 1 },
        platform: 'IMST (FPGA 33, DSP 0, HAL )',
        frequency_plan: 'EU_863_870',
        location: { latitude: 52.37, longitude: 4.88, altitude: 3, source: 'GPS' },
      },
    ]);
  });

  it('gets downlinks at the source of its last PULL_DATA, and reports the result', async () => {
    const { server, state } = serverWith();
    server.receive(push({ rxpk: [] }), { ...home, port: 1 });
    expect(state.connections.size).toBe(0);
    for (const port of [2, 3]) server.receive(pull(), { ...home, port });
    const results = [
      '',
      '{"txpk_ack":{"error":"TOO_LATE"}}',
      '{"txpk_ack":{"error":"COLLISION_BEACON"}}',
    ].map(async (body) => {
      const result = state.connections.get('my-gateway')?.transmit(downlink);
      const response = state.sent.at(-1);
      expect(response?.to).toEqual({ ...home, port: 3, version: 2, at: 0 });
      server.receive(packet(5, body, { token: response?.hex.slice(2, 6) }), { ...home, port: 3 });
      return result;
    });
    expect(await Promise.all(results)).toEqual(['accepted', 'too_late', 'collision']);
    const { bytes } = state.sent.at(-1) ?? { bytes: Buffer.of() };
    expect(JSON.parse(bytes.toString('utf8', 4))).toMatchObject({
      txpk: { tmst: 2_000_000, freq: 869.525, powe: 27, datr: 'SF9BW125', ipol: true, ncrc: true },
    });
  });

  it('of version 1 does not acknowledge downlinks', async () => {
    const { server, state } = serverWith();
    server.receive(pull({ version: 1 }), home);
    expect(await state.connections.get('my-gateway')?.transmit(downlink)).toBe('accepted');
    expect(state.sent.at(-1)?.hex.slice(0, 2)).toBe('01');
  });

  it('gets no downlinks 90 seconds after its last PULL_DATA, and is forgotten then', () => {
    const { server, state } = serverWith();
    server.receive(pull(), home);
    state.now = 90_000;
    server.sweep();
    expect(state.connections.size).toBe(1);
    state.now = 90_001;
    server.sweep();
    expect({ connections: state.connections.size, count: server.count }).toEqual({
      connections: 0,
      count: 0,
    });
  });

  it('has its downlinks answered as unreachable when the server closes', async () => {
    const { server, state } = serverWith();
    server.receive(pull(), home);
    const result = state.connections.get('my-gateway')?.transmit(downlink);
    server.close();
    expect(await result).toBe('unreachable');
    expect(state.connections.size).toBe(0);
  });
});

describe('A source of datagrams', () => {
  it('cannot speak for a gateway that another address uses, in either direction', async () => {
    const { server, state } = serverWith();
    server.receive(push({ rxpk: [rxpk] }), home);
    server.receive(pull(), home);
    server.receive(push({ rxpk: [{ ...rxpk, tmst: 2 }] }), away);
    server.receive(pull(), away);
    const result = state.connections.get('my-gateway')?.transmit(downlink);
    expect(state.sent.at(-1)?.to).toMatchObject(home);
    const token = state.sent.at(-1)?.hex.slice(2, 6);
    server.receive(packet(5, '{"txpk_ack":{"error":"TOO_LATE"}}', { token }), away);
    server.receive(packet(5, '', { token }), home);
    expect(await result).toBe('accepted');
    expect(state.uplinks).toHaveLength(1);
    expect(server.results.of('wrong_source')).toBe(3);
  });

  it('may be another one when the gateway was silent for a minute, and another port at any time', () => {
    const { server, state } = serverWith();
    server.receive(pull(), home);
    server.receive(pull(), { ...home, port: 5 });
    state.now = 60_001;
    server.receive(pull(), away);
    void state.connections.get('my-gateway')?.transmit(downlink);
    expect(state.sent.at(-1)?.to).toMatchObject(away);
    server.close();
    expect(server.results.of('accepted')).toBe(3);
  });

  it('has a limit, which leaves those of others alone', () => {
    const { server, state } = serverWith();
    for (let at = 0; at < 10_000; at += 1) server.receive(Buffer.of(0xff), away);
    expect(server.results.of('too_many')).toBe(6_000);
    server.receive(push({ rxpk: [rxpk] }), home);
    expect(state.uplinks).toHaveLength(1);
  });

  it('cannot use up the limit of a gateway that another address uses', () => {
    const { server, state } = serverWith();
    server.receive(push({ rxpk: [rxpk] }), home);
    for (let at = 0; at < 3_000; at += 1) server.receive(push({ rxpk: [] }), away);
    server.receive(push({ rxpk: [{ ...rxpk, tmst: 2 }] }), home);
    expect(state.uplinks).toHaveLength(2);
    expect(server.results.of('wrong_source')).toBe(3_000);
  });

  it('cannot make one gateway deliver more than its limit', () => {
    const { server, state } = serverWith();
    for (let at = 0; at < 1_000; at += 1)
      server.receive(push({ rxpk: [{ ...rxpk, tmst: at * 1_000 }] }), home);
    expect(state.uplinks).toHaveLength(400);
    state.now = 5;
    server.receive(push({ rxpk: [{ ...rxpk, tmst: 2_000_000 }] }), home);
    expect(state.uplinks).toHaveLength(401);
  });
});
