import { join } from 'node:path';
import { postgresUrl } from '@fieldpost/testing';
import type { SiteSettings } from '@fieldpost/website';
import { type AppName, ownSettings, type Settings } from './app-settings.js';
import type { CertificateFiles } from './certificate.js';
import type { Ports } from './ports.js';
import type { Secrets } from './secrets.js';

export { type AppName, appNames } from './app-settings.js';

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

const host = '127.0.0.1';

/** Address of the front door, as clients are told. */
export const frontDoorUrl = ({ front_door }: Ports): string => `http://${host}:${front_door}`;

/** File that holds the token with which the handler proves itself. */
export const handlerTokenFile = (data: string): string => join(data, 'handler-token');

/** Every setting that the launcher decides for an app, by the name of its environment variable. */
export function settingsOf(app: AppName, plan: SuitePlan): Settings {
  return { ...common(plan), ...doorsAndKeys(app, plan), ...database(app, plan) };
}

const common = ({ secrets, logLevel }: SuitePlan): Settings => ({
  FIELDPOST_MODE: 'development',
  FIELDPOST_LISTEN_HOST: host,
  FIELDPOST_LOG_LEVEL: logLevel,
  FIELDPOST_ISSUER: issuer,
  FIELDPOST_INTERNAL_SECRET: secrets.internal,
});

function database(app: AppName, { ports, secrets }: SuitePlan): Settings {
  const prefix = app.toUpperCase();
  const password = secrets[`${app}_database`];
  return {
    [`${prefix}_DATABASE_URL`]: postgresUrl({ port: ports.postgres, user: app, password, database: app }),
    [`${prefix}_MIGRATE_AT_START`]: 'true',
  };
}

const doorsAndKeys = (app: AppName, { ports, data, certificate, secrets }: SuitePlan): Settings =>
  ownSettings(app, {
    ...{ issuer, handlerId, ports, certificate },
    publicUrl: frontDoorUrl(ports),
    authServers: `${issuer}=http://${host}:${ports.oauth_http}`,
    account: `${host}:${ports.account_internal}`,
    oauth: `${host}:${ports.oauth_internal}`,
    // By the name in the certificate.
    discovery: `localhost:${ports.discovery_grpc}`,
    announcedHost: 'localhost',
    keys: join(data, 'keys', app),
    // Discovery keeps nothing that is sealed.
    sealingKey: app === 'discovery' ? '' : secrets[`${app}_sealing`],
    tokenFile: handlerTokenFile(data),
  });
