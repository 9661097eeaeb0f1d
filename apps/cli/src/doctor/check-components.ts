import { about, type Finding } from '@fieldpost/domain';
import type { Fetch } from '../http/http-fetch.js';
import type { TlsTarget } from './handshake.js';
import { checkGrpc } from './probe-grpc.js';
import { checkHealth } from './probe-http.js';
import { checkMqtt, type MqttLogin } from './probe-mqtt.js';
import { partsOf, reasonOf } from './within.js';

/** A part of an announcement in the JSON of discovery's HTTP API. */
interface Announced {
  readonly id: string;
  readonly net_address?: string;
  readonly api_address?: string;
  readonly mqtt_address?: string;
  readonly certificate?: string;
}

/** What the checks of addresses need. */
export interface Probes extends Pick<TlsTarget, 'ca' | 'longestMs'> {
  readonly fetch: Fetch;
  readonly login: MqttLogin | undefined;
  /** Unix milliseconds. */
  readonly now: number;
}

const types = ['handler', 'broker', 'router'] as const;
/** Components of each type that are checked: a big network has many of other operators. */
const mostOfType = 20;

/** The announced components, as anyone sees them, and the addresses that clients take from them. */
export async function checkComponents(server: string, probes: Probes): Promise<readonly Finding[]> {
  const ofTypes = types.map(async (type) => {
    const { ok, failure, unknown } = about('discovery', type);
    const url = `${server}/announcements/${type}?limit=${mostOfType}`;
    try {
      const response = await probes.fetch(url);
      if (!response.ok)
        return [failure(`Discovery answers with status ${response.status}.`, 'Check discovery.')];
      const { services = [] } = (await response.json()) as { readonly services?: readonly Announced[] };
      const found = ok(`Announced components: ${services.length}.`);
      const results = services.map((each) => checkAddresses(`${type} ${each.id}`, each, probes));
      return [found, ...(await Promise.all(results)).flat()];
    } catch (thrown) {
      return [unknown(`Announcements cannot be read: ${reasonOf(thrown)}.`, 'Check the server first.')];
    }
  });
  return (await Promise.all(ofTypes)).flat();
}

async function checkAddresses(
  name: string,
  announced: Announced,
  probes: Probes,
): Promise<readonly Finding[]> {
  const { net_address = '', api_address = '', mqtt_address = '', certificate } = announced;
  const addresses = net_address.split(',').filter((address) => address !== '');
  const grpc = addresses.map((address) =>
    withParts('gRPC', `${name} ${address}`, address, (at) =>
      checkGrpc(`${name} ${address}`, { ...probes, ...at, announced: certificate }, probes.now),
    ),
  );
  const http = api_address === '' ? [] : [checkHealth(api_address, probes).then((finding) => [finding])];
  const mqtt = mqtt_address === '' ? [] : [mqttOf(`${name} ${mqtt_address}`, mqtt_address, probes)];
  return (await Promise.all([...grpc, ...http, ...mqtt])).flat();
}

/** v2 announced addresses with a scheme as well. */
function mqttOf(subject: string, announced: string, probes: Probes): Promise<readonly Finding[]> {
  const address = announced.replace(/^[a-z]+:\/\//, '');
  return withParts('MQTT', subject, address, (at) => checkMqtt(subject, { ...probes, ...at }, probes));
}

async function withParts(
  check: string,
  subject: string,
  address: string,
  probe: (at: { readonly host: string; readonly port: number }) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const parts = partsOf(address);
  if (parts) return probe(parts);
  return [about(check, subject).failure('The address has no host and port.', 'Correct what is announced.')];
}
