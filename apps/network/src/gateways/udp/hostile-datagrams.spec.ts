import { describe, expect, it } from '@jest/globals';
import type { FoundGateway } from '../gateway-directory.js';
import { eui, home, packet, pull, push, rxpk, serverWith, settled } from '../../../test/memory/udp.memory.js';

const other = 'AA555A0000000102';
const away = { ...home, address: '192.0.2.9' };

describe('A gateway that is not registered', () => {
  it('is dropped, counted and listed until it is registered', async () => {
    const gateways: Record<string, FoundGateway> = { [other]: null };
    const { server, state, unregistered } = serverWith(gateways);
    server.receive(pull({ of: other }), away);
    server.receive(push({ rxpk: [rxpk] }, { of: other }), away);
    expect(unregistered.list()).toEqual([
      {
        eui: other,
        address: away.address,
        packets: 2,
        firstSeen: expect.any(Number),
        lastSeen: expect.any(Number),
      },
    ]);
    expect(server.results.of('unregistered')).toBe(2);
    expect({ uplinks: state.uplinks, count: server.count }).toEqual({ uplinks: [], count: 0 });
    gateways[other] = { id: 'new-gateway', frequencyPlan: 'EU_863_870' };
    server.receive(push({ rxpk: [rxpk] }, { of: other }), away);
    expect(unregistered.list()).toEqual([]);
    expect(state.uplinks).toHaveLength(1);
  });

  it('loses its downlinks when its registration is removed', async () => {
    const gateways: Record<string, FoundGateway> = { [eui]: { id: 'my-gateway', frequencyPlan: '' } };
    const { server, state } = serverWith(gateways);
    server.receive(pull(), home);
    gateways[eui] = null;
    server.receive(pull(), home);
    expect(state.connections.size).toBe(0);
  });

  it('leaves others alone when there are floods of them, in bounded memory and few lookups', async () => {
    const { server, state, unregistered } = serverWith();
    for (let at = 0; at < 20_000; at += 1) {
      const of = at.toString(16).padStart(16, '0');
      server.receive(pull({ of }), { address: `198.51.${at >> 8}.${at & 0xff}`, port: 9 });
      if (at % 1_000 === 0) await settled();
    }
    await settled();
    expect(state.lookups).toBe(4_000);
    expect(unregistered.list()).toHaveLength(1_000);
    expect(state.reports).toHaveLength(10);
    server.receive(push({ rxpk: [rxpk] }), home);
    expect(state.uplinks).toHaveLength(1);
    expect(server.count).toBe(1);
  });
});

describe('A network address with floods of unknown EUIs', () => {
  it.each([
    ['an IPv4 address', () => away.address],
    ['a network of IPv6', (n: number) => `2001:db8::${n.toString(16)}`],
  ])('leaves lookups to others: %s', async (_what, addressOf) => {
    const { server, state } = serverWith();
    for (let at = 0; at < 3_000; at += 1) {
      server.receive(pull({ of: at.toString(16).padStart(16, '0') }), { address: addressOf(at), port: 9 });
      if (at % 500 === 0) await settled();
    }
    expect(state.lookups).toBe(1_000);
    server.receive(pull({ of: other }), home);
    expect(state.lookups).toBe(1_001);
  });
});

describe('A hostile datagram', () => {
  it('from port 0, where nothing can be sent, is dropped without an answer', () => {
    const { server, state } = serverWith();
    server.receive(pull(), { ...home, port: 0 });
    expect({ sent: state.sent, count: server.count }).toEqual({ sent: [], count: 0 });
    expect(server.results.of('malformed')).toBe(1);
  });

  it('may be as long as UDP allows and nested as deeply as it can be', () => {
    const { server } = serverWith();
    const deep = `{"rxpk":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const wide = JSON.stringify({ rxpk: Array.from({ length: 20_000 }, () => 0) });
    for (const body of [deep, wide, '{"rxpk":'.repeat(8_000), '{"__proto__":{"rxpk":[1]}}'])
      expect(() => server.receive(packet(0, body), home)).not.toThrow();
  });
});
