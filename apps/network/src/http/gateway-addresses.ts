import type { NetworkSettings } from '../network.config.js';
import type { GatewayAddressesBody } from '../openapi/gateway.schemas.js';

type Settings = Pick<
  NetworkSettings,
  | 'NETWORK_ANNOUNCE_HOST'
  | 'NETWORK_UDP_PORT'
  | 'NETWORK_UDP_ADDRESS'
  | 'NETWORK_STATION_PORT'
  | 'NETWORK_STATION_ADDRESS'
  | 'NETWORK_MQTT_PORT'
  | 'NETWORK_MQTT_ADDRESS'
  | 'NETWORK_MQTTS_PORT'
  | 'NETWORK_MQTTS_ADDRESS'
>;

/** Where gateways reach this network: at the addresses that the operator set, else at the announced host. */
export function gatewayAddresses(settings: Settings): GatewayAddressesBody {
  const at = (address: string | undefined, port: number) =>
    address === undefined ? { host: settings.NETWORK_ANNOUNCE_HOST, port } : partsOf(address);
  return {
    udp: at(settings.NETWORK_UDP_ADDRESS, settings.NETWORK_UDP_PORT),
    station: at(settings.NETWORK_STATION_ADDRESS, settings.NETWORK_STATION_PORT),
    mqtt: at(settings.NETWORK_MQTT_ADDRESS, settings.NETWORK_MQTT_PORT),
    mqtts: at(settings.NETWORK_MQTTS_ADDRESS, settings.NETWORK_MQTTS_PORT),
  };
}

function partsOf(address: string) {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) };
}
