import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SuiteAddresses } from '@fieldpost/testing';
import { frontDoorUrl, handlerId, issuer, type SuitePlan } from './environment.js';
import { writeAtomically } from './write-atomically.js';

/** The addresses that follow from the plan. gRPC and TLS go by the name in the certificate. */
export function addressesOf({ ports, certificate }: SuitePlan, pids: SuiteAddresses['pids']): SuiteAddresses {
  return {
    account: frontDoorUrl(ports),
    discovery_grpc: `localhost:${ports.discovery_grpc}`,
    discovery_http: `http://127.0.0.1:${ports.discovery_http}`,
    handler_grpc: `localhost:${ports.handler_grpc}`,
    handler_http: `http://127.0.0.1:${ports.handler_http}`,
    handler_id: handlerId,
    mqtt: `127.0.0.1:${ports.mqtt}`,
    mqtts: `localhost:${ports.mqtts}`,
    ca: certificate.cert,
    issuer,
    pids,
  };
}

const fileIn = (data: string): string => join(data, 'addresses.json');

/** Tells other programs that the suite is ready, and where. */
export const publishAddresses = (data: string, addresses: SuiteAddresses): void =>
  writeAtomically(fileIn(data), `${JSON.stringify(addresses, undefined, 2)}\n`, 0o644);

/** Tells other programs that the suite is not there. */
export const withdrawAddresses = (data: string): void => rmSync(fileIn(data), { force: true });
