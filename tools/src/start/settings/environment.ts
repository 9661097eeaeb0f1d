import { join } from 'node:path';
import { hostInUri, isLoopback } from '@fieldpost/domain';
import { postgresUrl } from '@fieldpost/testing';
import type { Site } from '@fieldpost/website';
import { type AppName, appNames, networkSettings, ownSettings, type Settings } from './app-settings.js';
import type { CertificateFiles } from '../data/certificate.js';
import type { Ports } from './ports.js';
import type { Secrets } from '../data/secrets.js';

export { type AppName, appNames };

/** The plan that determines the settings of every app. `data` is the absolute path of the data folder. */
export interface SuitePlan {
  readonly data: string;
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly certificate: CertificateFiles;
  readonly logLevel: string;
  readonly site?: Site;
  /** Whether the network app runs; true when left out. */
  readonly network?: boolean;
  /** Addresses of this machine in the local network, to which the ports for gateways are open; undefined when they are not. */
  readonly lan?: readonly string[] | undefined;
  /** Commit and date of the code, `<commit> (<date>)`; undefined where it is not known. */
  readonly build?: string | undefined;
  /** Settings from the environment, which win over those that follow from the plan. */
  readonly given?: Settings;
}

/** Address of the ports for gateways, where it is another one than that of all servers. */
export const gatewayHostOf = ({ lan }: Pick<SuitePlan, 'lan'>): string | undefined =>
  lan ? '0.0.0.0' : undefined;

const loopback = '127.0.0.1';
const wildcards = ['0.0.0.0', '::'];

export const issuerOf = ({ given }: Pick<SuitePlan, 'given'>): string =>
  given?.['FIELDPOST_ISSUER'] ?? 'fieldpost';

export const handlerIdOf = ({ given }: Pick<SuitePlan, 'given'>): string =>
  given?.['HANDLER_ID'] ?? 'fieldpost-handler';

export const routerIdOf = ({ given }: Pick<SuitePlan, 'given'>): string =>
  given?.['NETWORK_ROUTER_ID'] ?? 'fieldpost-router';

export const brokerIdOf = ({ given }: Pick<SuitePlan, 'given'>): string =>
  given?.['NETWORK_BROKER_ID'] ?? 'fieldpost-broker';

/** The apps that run. */
export const appsOf = ({ network = true }: Pick<SuitePlan, 'network'>): readonly AppName[] =>
  appNames.filter((name) => network || name !== 'network');

/** The address on which everything listens. */
export const listenHostOf = ({ given }: Pick<SuitePlan, 'given'>): string =>
  given?.['FIELDPOST_LISTEN_HOST'] ?? loopback;

/** An address at which this machine can reach a listener. */
export function localHostOf(plan: Pick<SuitePlan, 'given'>): string {
  const host = listenHostOf(plan);
  return wildcards.includes(host) ? loopback : host;
}

/** The same in a URL. */
export const urlHostOf = (plan: Pick<SuitePlan, 'given'>): string => hostInUri(localHostOf(plan));

/** The same with the name that this machine has for itself: browsers offer passkeys to names only. */
export const namedHostOf = (plan: Pick<SuitePlan, 'given'>): string => {
  const host = urlHostOf(plan);
  return host === loopback ? 'localhost' : host;
};

/** Names and addresses of TLS servers, beside `localhost`. */
export const certifiedHosts = (plan: Pick<SuitePlan, 'given' | 'lan'>): readonly string[] => {
  const announced = ['HANDLER_ANNOUNCE_HOST', 'NETWORK_ANNOUNCE_HOST'].map((name) => plan.given?.[name]);
  const hosts = [localHostOf(plan), ...announced, ...(plan.lan ?? [])].filter(
    (host) => host !== undefined && host !== loopback,
  );
  return [...new Set(hosts)] as readonly string[];
};

/** Address of the reverse proxy, as clients use it. */
export const publicUrl = (plan: Pick<SuitePlan, 'given' | 'ports'>): string =>
  `http://${namedHostOf(plan)}:${plan.ports.reverse_proxy}`;

/** File that holds the token with which a component proves itself. */
export const tokenFileOf = (type: 'handler' | 'router' | 'broker', data: string): string =>
  join(data, `${type}-token`);

/** Every setting of an app by its environment variable: given values take precedence over those of the plan. */
export function settingsOf(app: AppName, plan: SuitePlan): Settings {
  return {
    ...common(plan),
    ...listenersAndKeys(app, plan),
    ...database(app, plan),
    ...(app === 'discovery' && isLoopback(listenHostOf(plan)) && monitor),
    ...buildOf(app, plan),
    ...givenFor(app, plan),
  };
}

/** Router, broker and handler announce the commit that runs, where it is known. */
const buildOf = (app: AppName, { build }: SuitePlan): Settings =>
  build === undefined || (app !== 'handler' && app !== 'network')
    ? {}
    : { [`${app.toUpperCase()}_BUILD`]: build };

/**
 * Components that only this machine can reach are on it: one connection per second disturbs nobody. In a network, others
 * announce addresses, and would learn what this machine reaches.
 */
const monitor: Settings = { DISCOVERY_MONITOR_PER_SECOND: '1' };

function givenFor(app: AppName, { given = {} }: SuitePlan): Settings {
  const prefixes = ['FIELDPOST_', `${app.toUpperCase()}_`];
  const own = Object.entries(given).filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)));
  return Object.fromEntries(own);
}

const common = (plan: SuitePlan): Settings => ({
  FIELDPOST_MODE: 'development',
  FIELDPOST_LISTEN_HOST: listenHostOf(plan),
  FIELDPOST_LOG_LEVEL: plan.logLevel,
  FIELDPOST_ISSUER: issuerOf(plan),
  FIELDPOST_INTERNAL_SECRET: plan.secrets.internal,
});

function database(app: AppName, { ports, secrets }: SuitePlan): Settings {
  const prefix = app.toUpperCase();
  const password = secrets[`${app}_database`];
  return {
    [`${prefix}_DATABASE_URL`]: postgresUrl({ port: ports.postgres, user: app, password, database: app }),
    [`${prefix}_MIGRATE_AT_START`]: 'true',
  };
}

const listenersAndKeys = (app: AppName, plan: SuitePlan): Settings => {
  const { ports, data, certificate, secrets } = plan;
  const host = urlHostOf(plan);
  const all = {
    ...{ ports, certificate },
    issuer: issuerOf(plan),
    handlerId: handlerIdOf(plan),
    publicUrl: publicUrl(plan),
    authServers: `${issuerOf(plan)}=http://${host}:${ports.oauth_http}`,
    account: `${host}:${ports.account_internal}`,
    oauth: `${host}:${ports.oauth_internal}`,
    // By a name in the certificate.
    discovery: `${namedHostOf(plan)}:${ports.discovery_grpc}`,
    announcedHost: 'localhost',
    keys: join(data, 'keys', app),
    // Discovery keeps nothing that is sealed.
    sealingKey: app === 'discovery' ? '' : secrets[`${app}_sealing`],
    tokenFile: tokenFileOf('handler', data),
  };
  if (app !== 'network') return ownSettings(app, all);
  return networkSettings({
    ...all,
    routerId: routerIdOf(plan),
    brokerId: brokerIdOf(plan),
    routerTokenFile: tokenFileOf('router', data),
    brokerTokenFile: tokenFileOf('broker', data),
    gatewayHost: gatewayHostOf(plan),
    shownGatewayHost: plan.lan?.[0],
  });
};
