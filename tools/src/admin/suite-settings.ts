import { join } from 'node:path';
import { certificateIn } from '../start/certificate.js';
import { settingsOf } from '../start/environment.js';
import { type Ports, portsFrom } from '../start/ports.js';
import { keepSecrets } from '../start/secrets.js';

/** The addresses of a running suite that tell its ports: the front door as URL, gRPC of discovery as host and port. */
export interface FoundAddresses {
  readonly account: string;
  readonly discovery_grpc: string;
}

const portOf = (address: string): number => Number(address.slice(address.lastIndexOf(':') + 1));

/** The ports of a running suite: the well-known ones, or those from the number of its front door on. */
export function portsOf({ account, discovery_grpc }: FoundAddresses): Ports {
  const known = portsFrom();
  const isKnown = portOf(discovery_grpc) === known.discovery_grpc && portOf(account) === known.front_door;
  return isKnown ? known : portsFrom(portOf(account));
}

/** The environment with which account runs in the suite of this data folder. */
export const accountSettingsOf = (
  data: string,
  addresses: FoundAddresses,
): Readonly<Record<string, string>> =>
  settingsOf('account', {
    data,
    ports: portsOf(addresses),
    secrets: keepSecrets(data),
    certificate: certificateIn(join(data, 'certs')),
    logLevel: 'warn',
  });
