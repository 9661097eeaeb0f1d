import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNames, type Settings } from './app-settings.js';
import { writeAtomically } from '../data/write-atomically.js';

type Environment = Readonly<Record<string, string | undefined>>;

const byPortBase = 'npm start assigns all ports, use --port-base';

/** Settings that the start decides itself, each with the reason. */
const reserved: Readonly<Record<string, string>> = {
  ACCOUNT_HTTP_PORT: byPortBase,
  ACCOUNT_INTERNAL_PORT: byPortBase,
  OAUTH_HTTP_PORT: byPortBase,
  OAUTH_INTERNAL_PORT: byPortBase,
  DISCOVERY_GRPC_PORT: byPortBase,
  DISCOVERY_PLAINTEXT_PORT: byPortBase,
  DISCOVERY_HTTP_PORT: byPortBase,
  HANDLER_GRPC_PORT: byPortBase,
  HANDLER_HTTP_PORT: byPortBase,
  HANDLER_MQTT_PORT: byPortBase,
  HANDLER_MQTTS_PORT: byPortBase,
  NETWORK_GRPC_PORT: byPortBase,
  NETWORK_HTTP_PORT: byPortBase,
  NETWORK_UDP_PORT: byPortBase,
  NETWORK_STATION_PORT: byPortBase,
  NETWORK_MQTT_PORT: byPortBase,
  NETWORK_MQTTS_PORT: byPortBase,
  CONSOLE_HTTP_PORT: 'the console is served at the first address, which --port-base chooses',
  FIELDPOST_METRICS_PORT:
    'apps on one machine cannot share one port: start an app by itself to read its metrics',
};

const prefixes = ['FIELDPOST', ...appNames.map((app) => app.toUpperCase())];

/** Settings for the apps of the suite from the environment; empty values are ignored. */
export function givenSettings(env: Environment): Settings {
  const given = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      Boolean(entry[1]) &&
      prefixes.some((prefix) => entry[0].startsWith(`${prefix}_`)) &&
      !(entry[0] in reserved),
  );
  return Object.fromEntries(given);
}

/** One sentence for each setting in the environment that the start does not accept. */
export const ignoredSettings = (env: Environment): readonly string[] =>
  Object.entries(reserved)
    .filter(([name]) => env[name])
    .map(([name, reason]) => `${name} is ignored: ${reason}.`);

/** The environment for the process of an app, without variables that the start does not accept. */
export const acceptedEnvironment = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !(name in reserved)));

const fileIn = (data: string): string => join(data, 'settings.json');

/** Keeps the settings beside the data, so that commands in other terminals run with them as well. */
export const keepGivenSettings = (data: string, given: Settings): void =>
  writeAtomically(fileIn(data), `${JSON.stringify(given, undefined, 2)}\n`);

/** The settings of the last start of a data folder, without the log level, which is set per program. */
export function keptGivenSettings(data: string): Settings {
  const file = fileIn(data);
  if (!existsSync(file)) return {};
  const { FIELDPOST_LOG_LEVEL: _, ...given } = JSON.parse(readFileSync(file, 'utf8')) as Settings;
  return given;
}
