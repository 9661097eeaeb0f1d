import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of a running suite, from `addresses.json` in its data folder. */
export interface SuiteAddresses {
  /** URL of the reverse proxy: the console, and all apps over HTTP. */
  readonly account: string;
  /** `host:port`, TLS. */
  readonly discovery_grpc: string;
  /** `host:port` of the listener without TLS, where it is on. */
  readonly discovery_plaintext?: string;
  readonly discovery_http: string;
  /** `host:port`, TLS. */
  readonly handler_grpc: string;
  readonly handler_http: string;
  readonly handler_id: string;
  /** `host:port`. */
  readonly mqtt: string;
  /** `host:port`, TLS. */
  readonly mqtts: string;
  /** `host:port`, TLS; router and broker. Absent, as the next ones, in a suite without the network app. */
  readonly network_grpc?: string;
  readonly network_http?: string;
  /** `host:port` for packet forwarders. */
  readonly network_udp?: string;
  /** `wss://host:port` for gateways with LoRa Basics Station. */
  readonly network_station?: string;
  /** `host:port` for gateways with v2's protocol over MQTT. */
  readonly network_mqtt?: string;
  /** The same, TLS. */
  readonly network_mqtts?: string;
  readonly router_id?: string;
  readonly broker_id?: string;
  /** Path of the PEM file to trust. */
  readonly ca: string;
  /** Name before the dot of access keys. */
  readonly issuer: string;
  /** Process ids by name: the apps, `postgres`, and `start` for the launcher. */
  readonly pids: Readonly<Record<string, number>>;
}

/** A suite that runs somewhere. */
export interface RunningSuite {
  readonly addresses: SuiteAddresses;
  /** The PEM to trust for TLS. */
  readonly ca: Buffer;
  /** As the operator: approves a network component, so that it gets tokens. */
  readonly approve: (componentId: string) => Promise<void>;
}

/** Addresses of the suite of this data folder; undefined while it is not ready. */
export function readAddresses(dataDir: string): SuiteAddresses | undefined {
  const file = join(dataDir, 'addresses.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SuiteAddresses) : undefined;
}
