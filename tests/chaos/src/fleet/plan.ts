import { randomBytes } from 'node:crypto';
import { freePort } from '@fieldpost/testing';

/** The apps of the fleet, each with the same number of replicas. */
export const apps = ['account', 'oauth', 'discovery', 'handler', 'network'] as const;
export type AppName = (typeof apps)[number];

/** Where the load balancer is; replicas have addresses of loopback of their own, as pods have addresses of their own. */
export const balancer = '127.0.0.1';
export const replicaHosts = ['127.0.0.2', '127.0.0.3'] as const;
export type ReplicaHost = (typeof replicaHosts)[number];

export const issuer = 'fieldpost';
export const handlerId = 'fieldpost-handler';

/** What announces itself with a token of its own: the handler, and the two components of the network. */
export const components = [
  { type: 'handler', id: handlerId },
  { type: 'router', id: 'fieldpost-router' },
  { type: 'broker', id: 'fieldpost-broker' },
] as const;
export type Component = (typeof components)[number];
/** How long a replica that was asked to stop goes on serving, in seconds. */
export const drainSeconds = 5;

const portNames = [
  'reverse_proxy',
  'statistics',
  'account_http',
  'account_internal',
  'oauth_http',
  'oauth_internal',
  'discovery_http',
  'discovery_grpc',
  'handler_http',
  'handler_grpc',
  'mqtt',
  'mqtts',
  'network_http',
  'network_grpc',
  'network_udp',
  'network_station',
  'network_mqtt',
  'network_mqtts',
] as const;

/** A replica listens on the same ports as the load balancer, at another address. */
export type Ports = Readonly<Record<(typeof portNames)[number], number>>;

/** The port at which an app answers `/healthz`. */
export const healthPort = (app: AppName, ports: Ports): number => ports[`${app}_http`];

export async function freePorts(): Promise<Ports> {
  const found: [string, number][] = [];
  for (const name of portNames) found.push([name, await freePort()]);
  return Object.fromEntries(found) as Ports;
}

/** Everything that the settings of a replica follow from. */
export interface FleetPlan {
  /** Folder for what is on disk. */
  readonly folder: string;
  readonly ports: Ports;
  /** Database of each app, through a line that can be cut. */
  readonly databases: Readonly<Record<AppName, string>>;
  /** Redis, through such a line. */
  readonly redis: string;
  /** Files of the certificate and key of all TLS servers. */
  readonly certificate: { readonly cert: string; readonly key: string };
  /** Files with the tokens of the components. */
  readonly tokenFiles: Readonly<Record<Component['type'], string>>;
  readonly secret: string;
  readonly sealingKey: string;
}

export const newSecrets = (): Pick<FleetPlan, 'secret' | 'sealingKey'> => ({
  secret: randomBytes(24).toString('base64url'),
  sealingKey: randomBytes(32).toString('base64'),
});
