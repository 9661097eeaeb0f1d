import { join } from 'node:path';
import { Problem } from '@fieldpost/testing';
import { certificateIn } from '../start/data/certificate.js';
import { settingsOf } from '../start/settings/environment.js';
import { keptGivenSettings } from '../start/settings/given-settings.js';
import { type Ports, portsFrom } from '../start/settings/ports.js';
import { keepSecrets } from '../start/data/secrets.js';

/** The addresses of a running suite that determine its ports: the reverse proxy as URL, gRPC of discovery as host and port. */
export interface FoundAddresses {
  readonly account: string;
  readonly discovery_grpc: string;
}

const portOf = (address: string): number => Number(address.slice(address.lastIndexOf(':') + 1));

/** The ports of a running suite: the well-known ones, or those counted from the port of its reverse proxy. */
export function portsOf({ account, discovery_grpc }: FoundAddresses): Ports {
  const known = portsFrom();
  const isKnown = portOf(discovery_grpc) === known.discovery_grpc && portOf(account) === known.reverse_proxy;
  return isKnown ? known : portsFrom(portOf(account));
}

/** The apps with commands. */
export type AdministeredApp = 'account' | 'discovery' | 'handler' | 'oauth' | 'network';

const sealingApps: readonly AdministeredApp[] = ['account', 'oauth', 'handler', 'network'];

/** A command and its app. */
export interface Addressed {
  readonly app: AdministeredApp;
  readonly command: readonly string[];
}

/** The apps that are named by the first word of their commands. */
const own: ReadonlyMap<string, AdministeredApp> = new Map([
  ['keys', 'oauth'],
  ['discovery', 'discovery'],
  ['handler', 'handler'],
  ['network', 'network'],
]);

/** The app of a command: some commands belong to one app, `reseal` names its app, all others are account's. */
export function addressed(command: readonly string[]): Addressed {
  const [first = '', second, ...rest] = command;
  if (first !== 'reseal') return { app: own.get(first) ?? 'account', command };
  const app = sealingApps.find((each) => each === second);
  if (!app) throw new Problem(`Command not valid: use reseal ${sealingApps.join('|')} [--json].`);
  return { app, command: [first, ...rest] };
}

/** The environment with which an app runs in the suite of this data folder. */
export const suiteSettingsOf = (
  app: AdministeredApp,
  data: string,
  addresses: FoundAddresses,
): Readonly<Record<string, string>> =>
  settingsOf(app, {
    data,
    ports: portsOf(addresses),
    secrets: keepSecrets(data),
    certificate: certificateIn(join(data, 'certs')),
    logLevel: 'warn',
    given: keptGivenSettings(data),
  });
