import { describe, expect, it } from '@jest/globals';
import { Eui } from '@fieldpost/domain';
import { connectorFile, globalFile, pktfwdFile, udpFile } from './forwarder-files.js';
import { cupsUriFile, stationKeyFile, tcUriFile } from './station-files.js';

const forwarder = {
  gatewayId: 'eui-b827ebfffe87bd11',
  eui: Eui('B827EBFFFE87BD11'),
  key: 'example.secret',
  isKeyShown: true,
  to: {
    udp: { host: '2001:db8::1', port: 21_700 },
    station: { host: '2001:db8::2', port: 28_887 },
    mqtt: { host: 'router.example.com', port: 21_882 },
    mqtts: { host: 'tls.example.com', port: 28_882 },
  },
  place: { latitude: 52.37, longitude: 4.88 },
  altitude: 12,
  description: 'On the roof',
};

describe('The files of a packet forwarder', () => {
  it('contain server, ports and EUI for Semtech’s protocol, without a key', () => {
    expect(JSON.parse(udpFile(forwarder))).toMatchObject({
      gateway_conf: {
        gateway_ID: 'B827EBFFFE87BD11',
        server_address: '2001:db8::1',
        serv_port_up: 21_700,
        serv_port_down: 21_700,
        ref_latitude: 52.37,
      },
    });
    expect(udpFile(forwarder)).not.toContain('secret');
  });

  it('contain server, ports, id and key for the gateway connector', () => {
    const file = connectorFile({ ...forwarder, gatewayId: 'my-gateway', eui: undefined, place: undefined });
    expect(JSON.parse(file)).toEqual({
      gateway_conf: {
        description: 'On the roof',
        servers: [
          {
            serv_type: 'ttn',
            server_address: 'router.example.com',
            serv_port_up: 21_882,
            serv_port_down: 21_882,
            serv_gw_id: 'my-gateway',
            serv_gw_key: 'example.secret',
            serv_enabled: true,
          },
        ],
      },
    });
  });

  it('set the radios for the frequency plan', () => {
    const channel = { frequency: 868_100_000, modulation: 'LORA' as const, data_rates: ['SF7BW125'] };
    const plan = { id: 'EU', name: '', description: '', base_freq: 868, url: '' };
    const file = globalFile({ ...plan, uplink_channels: [channel], rx2: channel });
    expect(JSON.parse(file)).toMatchObject({ SX1301_conf: { radio_0: { freq: 868_100_000 } } });
  });

  it('contain the account server for packet-forwarder', () => {
    const accounts = { ...forwarder, accountServer: 'https://example.com', router: undefined };
    expect(pktfwdFile(accounts)).toBe(
      'id: "eui-b827ebfffe87bd11"\nkey: "example.secret"\nauth-server: "https://example.com"\n',
    );
  });
});

describe('The files of LoRa Basics Station', () => {
  it('contain the addresses of LNS and CUPS, and the key as a header', () => {
    const lns = { host: 'lns.example.com', port: 28_887 };
    expect(tcUriFile(lns)).toBe('wss://lns.example.com:28887');
    expect(cupsUriFile(lns)).toBe('https://lns.example.com:28887');
    expect(tcUriFile(forwarder.to.station)).toBe('wss://[2001:db8::2]:28887');
    expect(cupsUriFile(forwarder.to.station)).toBe('https://[2001:db8::2]:28887');
    expect(stationKeyFile('example.secret')).toBe('Authorization: Bearer example.secret\n');
  });
});
