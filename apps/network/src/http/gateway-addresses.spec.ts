import { describe, expect, it } from '@jest/globals';
import { gatewayAddresses } from './gateway-addresses.js';

const settings = {
  NETWORK_ANNOUNCE_HOST: 'network.example.com',
  NETWORK_UDP_PORT: 21_700,
  NETWORK_UDP_ADDRESS: undefined,
  NETWORK_STATION_PORT: 28_887,
  NETWORK_STATION_ADDRESS: undefined,
  NETWORK_MQTT_PORT: 21_882,
  NETWORK_MQTT_ADDRESS: undefined,
  NETWORK_MQTTS_PORT: 28_882,
  NETWORK_MQTTS_ADDRESS: undefined,
};

describe('The addresses at which gateways reach the network', () => {
  it('are the announced host with the ports of the settings', () =>
    expect(gatewayAddresses(settings)).toEqual({
      udp: { host: 'network.example.com', port: 21_700 },
      station: { host: 'network.example.com', port: 28_887 },
      mqtt: { host: 'network.example.com', port: 21_882 },
      mqtts: { host: 'network.example.com', port: 28_882 },
    }));

  it('are those that the operator set, with host and port of their own', () =>
    expect(
      gatewayAddresses({
        ...settings,
        NETWORK_UDP_ADDRESS: 'udp.example.com:1700',
        NETWORK_STATION_ADDRESS: '[2001:db8::1]:443',
        NETWORK_MQTT_ADDRESS: 'mqtt.example.com:1883',
      }),
    ).toMatchObject({
      udp: { host: 'udp.example.com', port: 1_700 },
      station: { host: '[2001:db8::1]', port: 443 },
      mqtt: { host: 'mqtt.example.com', port: 1_883 },
      mqtts: { host: 'network.example.com', port: 28_882 },
    }));
});
