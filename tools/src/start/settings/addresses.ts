import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SuiteAddresses } from '@fieldpost/testing';
import {
  brokerIdOf,
  handlerIdOf,
  issuerOf,
  namedHostOf,
  publicUrl,
  routerIdOf,
  type SuitePlan,
  urlHostOf,
} from './environment.js';
import { writeAtomically } from '../data/write-atomically.js';

/** The addresses that follow from the plan. gRPC and TLS go by the name in the certificate. */
export function addressesOf(plan: SuitePlan, pids: SuiteAddresses['pids']): SuiteAddresses {
  const { ports, certificate } = plan;
  const host = urlHostOf(plan);
  const named = namedHostOf(plan);
  return {
    account: publicUrl(plan),
    discovery_grpc: `${named}:${ports.discovery_grpc}`,
    discovery_plaintext: `${host}:${ports.discovery_plaintext}`,
    discovery_http: `http://${host}:${ports.discovery_http}`,
    handler_grpc: `${named}:${ports.handler_grpc}`,
    handler_http: `http://${host}:${ports.handler_http}`,
    handler_id: handlerIdOf(plan),
    mqtt: `${host}:${ports.mqtt}`,
    mqtts: `${named}:${ports.mqtts}`,
    ...(plan.network !== false && {
      network_grpc: `${named}:${ports.network_grpc}`,
      network_http: `http://${host}:${ports.network_http}`,
      network_udp: `${host}:${ports.network_udp}`,
      network_station: `wss://${named}:${ports.network_station}`,
      network_mqtt: `${host}:${ports.network_mqtt}`,
      network_mqtts: `${named}:${ports.network_mqtts}`,
      router_id: routerIdOf(plan),
      broker_id: brokerIdOf(plan),
    }),
    ca: certificate.cert,
    issuer: issuerOf(plan),
    pids,
  };
}

const fileIn = (data: string): string => join(data, 'addresses.json');

/** Publishes the addresses of the ready suite for other programs. */
export const publishAddresses = (data: string, addresses: SuiteAddresses): void =>
  writeAtomically(fileIn(data), `${JSON.stringify(addresses, undefined, 2)}\n`, 0o644);

/** Removes the published addresses. */
export const withdrawAddresses = (data: string): void => rmSync(fileIn(data), { force: true });
