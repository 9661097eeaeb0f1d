import { type Finding, hostAndPort } from '@fieldpost/domain';
import { option } from '../arguments.js';
import type { Call } from '../command.js';
import { Failure } from '../failure.js';
import type { TlsTarget } from './handshake.js';
import { checkMqtt, gatewayLogins } from './probe-mqtt.js';
import { checkStation } from './probe-station.js';
import { checkUdp } from './probe-udp.js';
import { withBareHost } from './within.js';

type Probes = Pick<TlsTarget, 'ca' | 'longestMs'> & {
  /** Unix milliseconds. */
  readonly now: number;
};

/** Addresses for gateways, which nobody announces: they are only in the settings of the gateways. */
export const gatewayOptions = [
  option('--gateway-udp <address>', 'host:port for packet forwarders, which nobody announces'),
  option('--gateway-station <address>', 'host:port for LoRa Basics Station, which nobody announces'),
  option('--gateway-mqtt <address>', 'host:port for gateways over MQTT, which nobody announces'),
];

/** Whether gateways get responses at the addresses of the options, as they use them but without the key of a gateway. */
export async function checkGateways(call: Call, probes: Probes): Promise<readonly Finding[]> {
  const checks = [
    at(call, 'gatewayUdp', async (address, target) => [await checkUdp(address, target)]),
    at(call, 'gatewayStation', (address, target) => checkStation(address, target, probes.now)),
    at(call, 'gatewayMqtt', (address, target) =>
      checkMqtt(address, target, { ...gatewayLogins, now: probes.now }),
    ),
  ];
  const targets = checks.map((check) => check(probes));
  return (await Promise.all(targets)).flat();
}

type Check = (address: string, target: TlsTarget) => Promise<readonly Finding[]>;

/** Throws before anything is checked when the address cannot be read. */
function at(call: Call, name: string, check: Check): (probes: Probes) => Promise<readonly Finding[]> {
  const address = call.text(name);
  if (address === undefined) return async () => [];
  const parts = hostAndPort(address);
  const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!parts) throw new Failure(`--${flag} not valid: write it as router.example.com:1700.`, 'usage');
  return ({ ca, longestMs }) => check(address, { ca, longestMs, ...withBareHost(parts) });
}
