import {
  authServers,
  commonSettings,
  databaseOf,
  limit,
  migrateAtStart,
  optionalPort,
  port,
  words,
  workers,
} from '@fieldpost/config';
import { z } from 'zod';

/** Every setting of discovery: the key is the environment name, the description becomes docs/reference/config.md. */
export const discoverySettings = commonSettings.extend({
  DISCOVERY_GRPC_PORT: port(1900).describe('Port of the gRPC server.'),
  DISCOVERY_PLAINTEXT_PORT: optionalPort.describe(
    'Port of a second gRPC server without TLS, for v2 Java clients; empty for none.',
  ),
  DISCOVERY_WORKERS: workers.describe(
    'Number of processes that share both ports, each with all announcements in memory; at most one per core.',
  ),
  DISCOVERY_MAX_CONNECTIONS: limit(10_000).describe(
    'Open connections of the gRPC port per worker; 0 for no limit.',
  ),
  DISCOVERY_MAX_CONNECTIONS_PER_ADDRESS: limit(1_000).describe(
    'Open connections of the gRPC port per client address; 0 for no limit, for example behind one proxy.',
  ),
  DISCOVERY_HTTP_PORT: port(8080).describe('Port of the HTTP API.'),
  DISCOVERY_DATABASE_URL: databaseOf('discovery'),
  DISCOVERY_MIGRATE_AT_START: migrateAtStart,
  DISCOVERY_KEPT_CHANGES: z.coerce
    .number()
    .int()
    .positive()
    .default(20_000)
    .describe(
      'Changes that are kept for replicas to catch up; a replica that needs older ones reads everything.',
    ),
  DISCOVERY_TLS_CERT_FILE: z.string().describe('PEM certificate of the gRPC server.'),
  DISCOVERY_TLS_KEY_FILE: z.string().describe('PEM private key of the certificate.'),
  DISCOVERY_AUTH_SERVERS: authServers.describe('Auth servers whose tokens are accepted, as issuer=URL.'),
  DISCOVERY_MASTER_AUTH_SERVERS: words.describe(
    'Issuers whose tokens may announce components and address prefixes; empty for all of DISCOVERY_AUTH_SERVERS.',
  ),
  DISCOVERY_KEYS_DIR: z
    .string()
    .default('keys')
    .describe('Folder for copies of the public keys of these auth servers.'),
  DISCOVERY_ACCOUNT_ADDRESS: z
    .string()
    .default('')
    .describe('Internal gRPC address of account; empty without account.'),
  DISCOVERY_MONITOR_PER_SECOND: z.coerce
    .number()
    .min(0)
    .max(1_000)
    .default(0)
    .describe(
      'Announced components per second whose reachability is checked by a connection to the address that they announce; 0 for none. npm start on this machine alone sets 1.',
    ),
  DISCOVERY_JOIN_HANDLERS: words.describe('Handlers that may announce AppEUIs; empty for none.'),
});

export type DiscoverySettings = Readonly<z.infer<typeof discoverySettings>>;
