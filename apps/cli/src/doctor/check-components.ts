import {
  about,
  expandAddress,
  type Finding,
  hostAndPort,
  type HostPort,
  isLoopback,
} from '@fieldpost/domain';
import type { Fetch } from '../http/http-fetch.js';
import type { TlsTarget } from './handshake.js';
import { checkGrpc } from './probe-grpc.js';
import { checkHealth } from './probe-http.js';
import { applicationLogins, checkMqtt, type MqttLogin } from './probe-mqtt.js';
import { reasonOf, withBareHost } from './within.js';

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
  /** Whether the call names an application, as which the doctor logs in if it can. */
  readonly isApplicationNamed: boolean;
  readonly fetch: Fetch;
  /** Of an application; only the handler where it is registered gets it. */
  readonly login: MqttLogin | undefined;
  /** Unix milliseconds. */
  readonly now: number;
}

interface ProbesOfServer extends Probes {
  /** Whether the server that is checked runs on this machine. */
  readonly isServerLocal: boolean;
}

const types = ['handler', 'broker', 'router'] as const;
/** Components of each type that are checked: a big network has many of other operators. */
const mostOfType = 20;
/** gRPC addresses of a component that are checked: its operator announces any number. */
const mostAddresses = 4;

/** The announced components, as anyone sees them, and the addresses that clients take from them. */
export async function checkComponents(server: string, given: Probes): Promise<readonly Finding[]> {
  const probes = { ...given, isServerLocal: isLoopback(new URL(server).hostname) };
  const ofTypes = types.map((type) =>
    orUnknown(type, async () => {
      const services = await announcements(server, `${type}?limit=${mostOfType}`, probes);
      const found = about('discovery', type).ok(`Announced components: ${services.length}.`);
      const withoutLogin = { ...probes, login: undefined };
      const results = services.map((each) => checkAddresses(`${type} ${each.id}`, each, withoutLogin));
      return [found, ...(await Promise.all(results)).flat()];
    }),
  );
  const { login } = probes;
  const ofLogin =
    login && orUnknown(`application ${login.username}`, () => checkLogin(server, login, probes));
  return (await Promise.all([...ofTypes, ofLogin ?? []])).flat();
}
async function announcements(
  server: string,
  query: string,
  { fetch }: Probes,
): Promise<readonly Announced[]> {
  const response = await fetch(`${server}/announcements/${query}`);
  if (!response.ok) throw new Error(`discovery answers with status ${response.status}`);
  const { services = [] } = (await response.json()) as { readonly services?: readonly Announced[] };
  return services;
}

async function orUnknown(
  subject: string,
  check: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (thrown) {
    const found = `Announcements cannot be read: ${reasonOf(thrown)}.`;
    return [about('discovery', subject).unknown(found, 'Check the server first.')];
  }
}

/** Logs in at the handler where the application is registered, and nowhere else. */
async function checkLogin(
  server: string,
  login: MqttLogin,
  probes: ProbesOfServer,
): Promise<readonly Finding[]> {
  const id = encodeURIComponent(login.username);
  const [handler] = await announcements(server, `handler?app_id=${id}`, probes);
  const subject = `application ${login.username}`;
  const advice = 'Register it at a handler with MQTT (fieldpost applications register).';
  if (!handler?.mqtt_address)
    return [about('MQTT', subject).failure('It is registered at no handler with MQTT.', advice)];
  // The secure address is last.
  const at = expandAddress('mqtt', handler.mqtt_address).slice(-1);
  const isForThisMachine = probes.isServerLocal && at.every(({ host }) => isLoopback(host));
  const mine = { ...probes, login: probes.login && { ...probes.login, isForThisMachine } };
  const [result] = await mqttOf(`${subject} at handler ${handler.id}`, at, mine);
  // The rest is about the address, which is checked without a login as well.
  return result ? [result] : [];
}

async function checkAddresses(
  name: string,
  announced: Announced,
  probes: ProbesOfServer,
): Promise<readonly Finding[]> {
  const { net_address = '', api_address = '', mqtt_address = '', certificate } = announced;
  const addresses = net_address.split(',').filter((address) => address !== '');
  const grpc = addresses.slice(0, mostAddresses).map((address) => {
    const [subject, at] = [`${name} ${address}`, hostAndPort(address)];
    return at
      ? checkGrpc(subject, { ...probes, ...withBareHost(at), announced: certificate }, probes.now)
      : [withoutPort('gRPC', subject)];
  });
  const notChecked = addresses.length - grpc.length;
  const further =
    notChecked > 0
      ? [
          about('gRPC', name).unknown(
            `Further addresses were not checked: ${notChecked}.`,
            'Announce as many addresses as clients need; the doctor checks the first four.',
          ),
        ]
      : [];
  const http = api_address === '' ? [] : [checkHealth(`${name} ${api_address}`, api_address, probes.fetch)];
  const mqtt =
    mqtt_address === ''
      ? []
      : [mqttOf(`${name} ${mqtt_address}`, expandAddress('mqtt', mqtt_address), probes)];
  return [...(await Promise.all([...grpc, ...http, ...mqtt])).flat(), ...further];
}

async function mqttOf(
  subject: string,
  addresses: readonly HostPort[],
  probes: ProbesOfServer,
): Promise<readonly Finding[]> {
  if (addresses.length === 0) return [withoutPort('MQTT', subject)];
  const logins = { ...applicationLogins(probes.login, probes), now: probes.now };
  const findings = addresses.map((at) => checkMqtt(subject, { ...probes, ...withBareHost(at) }, logins));
  return (await Promise.all(findings)).flat();
}

const withoutPort = (check: string, subject: string): Finding =>
  about(check, subject).failure('The address has no host and port.', 'Correct what is announced.');
