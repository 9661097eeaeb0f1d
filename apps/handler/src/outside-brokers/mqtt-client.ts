import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IClientOptions, MqttClient } from 'mqtt';

/** Where an outside MQTT broker is. */
export interface MqttAddress {
  /** `mqtt://user:password@host:port`, or `mqtts://`. */
  readonly url: string;
  /** PEM roots for `mqtts`; the system's without it. */
  readonly ca?: Buffer | undefined;
}

const connectMs = 10_000;
const goodbyeMs = 1_000;

/**
 * As v2's handler connects: clean sessions, no will, thirty seconds of keep-alive (docs/protocol/mqtt.md#connections).
 */
const habits: IClientOptions = {
  protocolVersion: 4,
  clean: true,
  keepalive: 30,
  connectTimeout: connectMs,
  reconnectPeriod: 0,
  queueQoSZero: false,
};

/** An authenticated connection to the broker; it does not reconnect by itself. */
export interface OpenClient {
  readonly client: MqttClient;
  readonly ended: Promise<string>;
  readonly close: () => Promise<void>;
}

/** Connects; `prepare` sees the client before anything can arrive. Fails with the broker's rejection. */
export async function openClient(
  { url, ca }: MqttAddress,
  prepare: (client: MqttClient) => void = () => undefined,
): Promise<OpenClient> {
  const clientId = `ttnhdl-${randomBytes(8).toString('hex')}`;
  const { server, user } = partsOf(url);
  // Few handlers have outside brokers: loading the library would delay every start.
  const { connect } = await import('mqtt');
  const client = connect(server, { ...habits, ...user, clientId, ...(ca && { ca }) });
  prepare(client);
  const ended = new Promise<string>((resolve) => {
    client.on('error', (error) => resolve(error.message));
    client.once('close', () => resolve('connection closed'));
  });
  const isOpen = new Promise<true>((resolve) => client.once('connect', () => resolve(true)));
  const outcome = await Promise.race([isOpen, ended]);
  if (outcome === true) return { client, ended, close: () => close(client) };
  client.end(true);
  throw new Error(outcome);
}

/** The library itself would take all up to the last colon for the name: passwords may have colons, too. */
function partsOf(url: string): { readonly server: string; readonly user: IClientOptions } {
  const server = new URL(url);
  const [username, password] = [server.username, server.password].map(decodeURIComponent);
  [server.username, server.password] = ['', ''];
  return { server: server.href, user: { ...(username && { username }), ...(password && { password }) } };
}

/** Says goodbye when the broker listens, and ends the connection anyhow. */
async function close(client: MqttClient): Promise<void> {
  if (client.connected) await Promise.race([client.endAsync(), sleep(goodbyeMs)]);
  client.end(true);
}
