import { freePort } from '@fieldpost/testing';

export type Environment = Readonly<Record<string, string>>;

/** Settings that network and handler both have, by their prefix. */
export const commonSettings = (prefix: string, own: Environment): Environment => {
  const all = { MIGRATE_AT_START: 'true', SEALING_KEY: Buffer.alloc(32, 1).toString('base64'), ...own };
  return {
    FIELDPOST_MODE: 'development',
    FIELDPOST_LISTEN_HOST: '127.0.0.1',
    FIELDPOST_INTERNAL_SECRET: 'a secret of this test',
    ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`${prefix}_${name}`, value])),
  };
};

/** Free ports for gateways. */
export const gatewayPorts: Environment = {
  NETWORK_UDP_PORT: '0',
  NETWORK_STATION_PORT: '0',
  NETWORK_MQTT_PORT: '0',
  NETWORK_MQTTS_PORT: '0',
};

/** A free port for each of these settings. */
export async function freePorts(...names: readonly string[]): Promise<Environment> {
  const entries: [string, string][] = [];
  for (const name of names) entries.push([name, String(await freePort())]);
  return Object.fromEntries(entries);
}
