import type { Eui } from '@fieldpost/domain';
import type { FrequencyPlan } from '../../api/account.js';
import type { GatewayAddresses } from '../../api/network.js';
import type { GeoLocation } from '../../map/projection.js';
import { radiosFor } from '../settings/radios.js';

/** Values of the files of a packet forwarder. */
export interface Forwarder {
  readonly gatewayId: string;
  /** Absent for a gateway without an EUI. */
  readonly eui: Eui | undefined;
  /** The key, or a placeholder while it is hidden. */
  readonly key: string;
  readonly isKeyShown: boolean;
  /** Where the gateway reaches the network; IPv6 hosts without brackets. */
  readonly to: GatewayAddresses;
  readonly place: GeoLocation | undefined;
  /** Metres above sea level. */
  readonly altitude: number;
  readonly description: string;
}

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Members of every `local_conf.json`. */
const aboutGateway = ({ eui, place, altitude, description }: Forwarder) => ({
  ...(eui !== undefined && { gateway_ID: eui }),
  ...(place && {
    fake_gps: true,
    ref_latitude: place.latitude,
    ref_longitude: place.longitude,
    ref_altitude: altitude,
  }),
  ...(description !== '' && { description }),
});

/** `local_conf.json` for Semtech's UDP protocol. */
export const udpFile = (forwarder: Forwarder): string =>
  pretty({
    gateway_conf: {
      ...aboutGateway(forwarder),
      server_address: forwarder.to.udp.host,
      serv_port_up: forwarder.to.udp.port,
      serv_port_down: forwarder.to.udp.port,
      servers: [
        {
          server_address: forwarder.to.udp.host,
          serv_port_up: forwarder.to.udp.port,
          serv_port_down: forwarder.to.udp.port,
          serv_enabled: true,
        },
      ],
    },
  });

/** `local_conf.json` for the gateway connector protocol, with id and key. Forwarders that always use port 1883 ignore the ports. */
export const connectorFile = (forwarder: Forwarder): string =>
  pretty({
    gateway_conf: {
      ...aboutGateway(forwarder),
      servers: [
        {
          serv_type: 'ttn',
          server_address: forwarder.to.mqtt.host,
          serv_port_up: forwarder.to.mqtt.port,
          serv_port_down: forwarder.to.mqtt.port,
          serv_gw_id: forwarder.gatewayId,
          serv_gw_key: forwarder.key,
          serv_enabled: true,
        },
      ],
    },
  });

interface Accounts {
  readonly gatewayId: string;
  readonly key: string;
  /** URL of the account server. */
  readonly accountServer: string;
  readonly router: string | undefined;
}

/** `.pktfwd.yml` of `packet-forwarder`. JSON strings are valid YAML. */
export const pktfwdFile = ({ gatewayId, key, accountServer, router }: Accounts): string =>
  Object.entries({ id: gatewayId, key, 'auth-server': accountServer, router })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

/** `global_conf.json` with one member per line: the radios of an SX1301 concentrator for a frequency plan. */
export function globalFile(plan: FrequencyPlan): string {
  const parts = Object.entries(radiosFor(plan)).map(
    ([name, part]) => `    ${JSON.stringify(name)}: ${JSON.stringify(part)}`,
  );
  return `{\n  "SX1301_conf": {\n${parts.join(',\n')}\n  }\n}\n`;
}
