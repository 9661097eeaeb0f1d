import { describe, expect, it } from '@jest/globals';
import { gatewayServer, recordFile } from './addresses.js';

const suite = { account: 'http://localhost:8000', handler_grpc: 'localhost:8004', ca: '/data/ca.crt' };
const elsewhere = { data: '/data', addresses: '/tmp/elsewhere.json' };

describe('The addresses of a simulation', () => {
  it('have the server of gateways for each protocol', () => {
    const addresses = { ...suite, network_udp: 'localhost:1700', network_station: 'wss://localhost:1887' };
    expect(gatewayServer(addresses, { ...elsewhere, protocol: 'udp' })).toBe('localhost:1700');
    expect(gatewayServer(addresses, { ...elsewhere, protocol: 'station' })).toBe('wss://localhost:1887');
  });

  it('are rejected without that server: the message names the file and the field', () => {
    const udpOnly = { ...suite, network_udp: 'localhost:1700' };
    expect(() => gatewayServer(udpOnly, { ...elsewhere, protocol: 'station' })).toThrow(
      '/tmp/elsewhere.json has no field network_station',
    );
    expect(() => gatewayServer(suite, { data: '/data', addresses: undefined, protocol: 'udp' })).toThrow(
      '/data/addresses.json has no field network_udp',
    );
  });

  it('have the file of registered gateways beside them', () =>
    expect([recordFile(elsewhere), recordFile({ data: '/data', addresses: undefined })]).toEqual([
      '/tmp/elsewhere.json.simulation.json',
      '/data/simulation.json',
    ]));
});
