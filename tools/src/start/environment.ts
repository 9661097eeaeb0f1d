import { join } from 'node:path';
import { postgresUrl } from '@fieldpost/testing';
import type { SiteSettings } from '@fieldpost/website';
import type { CertificateFiles } from './certificate.js';
import type { Ports } from './ports.js';
import type { Secrets } from './secrets.js';

/** The apps in the order in which they are shown. */
export const appNames = ['account', 'oauth', 'discovery', 'handler'] as const;
export type AppName = (typeof appNames)[number];

/** What the settings of every app follow from. `data` is the absolute path of the data folder. */
export interface SuitePlan {
  readonly data: string;
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly certificate: CertificateFiles;
  readonly logLevel: string;
  readonly site?: SiteSettings;
}

export const issuer = 'fieldpost';
export const handlerId = 'fieldpost-handler';

type Settings = Readonly<Record<string, string>>;
const host = '127.0.0.1';

/** Address of the front door, as clients are told. */
export const frontDoorUrl = ({ front_door }: Ports): string => `http://${host}:${front_door}`;

/** File that holds the token with which the handler proves itself. */
export const handlerTokenFile = (data: string): string => join(data, 'handler-token');

/** Every setting that the launcher decides for an app, by the name of its environment variable. */
export function settingsOf(app: AppName, plan: SuitePlan): Settings {
  return { ...common(plan), ...own[app](plan), ...database(app, plan) };
}

const common = ({ secrets, logLevel }: SuitePlan): Settings => ({
  FIELDPOST_MODE: 'development',
  FIELDPOST_LISTEN_HOST: host,
  FIELDPOST_LOG_LEVEL: logLevel,
  FIELDPOST_ISSUER: issuer,
  FIELDPOST_INTERNAL_SECRET: secrets.internal,
});

const authServers = ({ ports }: SuitePlan): string => `${issuer}=http://${host}:${ports.oauth_http}`;
const keysOf = (app: AppName, { data }: SuitePlan): string => join(data, 'keys', app);

function database(app: AppName, { ports, secrets }: SuitePlan): Settings {
  const prefix = app.toUpperCase();
  const password = secrets[`${app}_database`];
  return {
    [`${prefix}_DATABASE_URL`]: postgresUrl({ port: ports.postgres, user: app, password, database: app }),
    [`${prefix}_MIGRATE_AT_START`]: 'true',
  };
}

const own: Readonly<Record<AppName, (plan: SuitePlan) => Settings>> = {
  account: (plan) => ({
    ACCOUNT_HTTP_PORT: String(plan.ports.account_http),
    ACCOUNT_INTERNAL_PORT: String(plan.ports.account_internal),
    ACCOUNT_PUBLIC_URL: frontDoorUrl(plan.ports),
    ACCOUNT_OAUTH_ADDRESS: `${host}:${plan.ports.oauth_internal}`,
    ACCOUNT_AUTH_SERVERS: authServers(plan),
    ACCOUNT_KEYS_DIR: keysOf('account', plan),
    ACCOUNT_SEALING_KEY: plan.secrets.account_sealing,
  }),
  oauth: ({ ports, secrets }) => ({
    OAUTH_HTTP_PORT: String(ports.oauth_http),
    OAUTH_INTERNAL_PORT: String(ports.oauth_internal),
    OAUTH_ACCOUNT_ADDRESS: `${host}:${ports.account_internal}`,
    OAUTH_SEALING_KEY: secrets.oauth_sealing,
    OAUTH_PUBLIC_URL: frontDoorUrl(ports),
  }),
  discovery: (plan) => ({
    DISCOVERY_GRPC_PORT: String(plan.ports.discovery_grpc),
    DISCOVERY_HTTP_PORT: String(plan.ports.discovery_http),
    DISCOVERY_TLS_CERT_FILE: plan.certificate.cert,
    DISCOVERY_TLS_KEY_FILE: plan.certificate.key,
    DISCOVERY_AUTH_SERVERS: authServers(plan),
    DISCOVERY_MASTER_AUTH_SERVERS: issuer,
    DISCOVERY_KEYS_DIR: keysOf('discovery', plan),
  }),
  handler: (plan) => ({
    HANDLER_ID: handlerId,
    HANDLER_GRPC_PORT: String(plan.ports.handler_grpc),
    HANDLER_HTTP_PORT: String(plan.ports.handler_http),
    HANDLER_MQTT_PORT: String(plan.ports.mqtt),
    HANDLER_MQTTS_PORT: String(plan.ports.mqtts),
    HANDLER_ANNOUNCE_HOST: 'localhost',
    HANDLER_TLS_CERT_FILE: plan.certificate.cert,
    HANDLER_TLS_KEY_FILE: plan.certificate.key,
    HANDLER_DISCOVERY_ADDRESS: `localhost:${plan.ports.discovery_grpc}`,
    HANDLER_DISCOVERY_CA_FILE: plan.certificate.cert,
    HANDLER_OAUTH_ADDRESS: `${host}:${plan.ports.oauth_internal}`,
    HANDLER_AUTH_SERVERS: authServers(plan),
    HANDLER_KEYS_DIR: keysOf('handler', plan),
    HANDLER_SEALING_KEY: plan.secrets.handler_sealing,
    HANDLER_AUTH_TOKEN_FILE: handlerTokenFile(plan.data),
  }),
};
