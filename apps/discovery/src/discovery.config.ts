import { authServers, commonSettings, databaseUrl, flag, port, words, workers } from '@fieldpost/config';
import { z } from 'zod';

/** Every setting of discovery: the key is the environment name, the description becomes docs/reference/config.md. */
export const discoverySettings = commonSettings.extend({
  DISCOVERY_GRPC_PORT: port(1900).describe('Port of the gRPC server.'),
  DISCOVERY_PLAINTEXT: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      'Whether the gRPC port takes clients without TLS, as v2 Java clients are; without it in development only.',
    ),
  DISCOVERY_WORKERS: workers.describe(
    'Processes that share both ports, each with all announcements in memory; one per core is enough.',
  ),
  DISCOVERY_MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe('Most open connections of the gRPC port, of each worker; 0 for no limit.'),
  DISCOVERY_MAX_CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_000)
    .describe('Most of them from one address; 0 where all callers come through one proxy.'),
  DISCOVERY_HTTP_PORT: port(8080).describe('Port of the HTTP gateway.'),
  DISCOVERY_DATABASE_URL: databaseUrl.meta({
    secret: true,
    description:
      'PostgreSQL database that only discovery uses: `postgresql://user:password@host:port/database`, with several `host:port` and commas where a standby may take over.',
  }),
  DISCOVERY_MIGRATE_AT_START: flag(false).describe(
    'Whether the app migrates its own database; for one machine only.',
  ),
  DISCOVERY_KEPT_CHANGES: z.coerce
    .number()
    .int()
    .positive()
    .default(20_000)
    .describe(
      'How many changes the database keeps for replicas that were away; others read everything anew.',
    ),
  DISCOVERY_TLS_CERT_FILE: z.string().describe('PEM certificate of the gRPC server.'),
  DISCOVERY_TLS_KEY_FILE: z.string().describe('PEM private key of it.'),
  DISCOVERY_AUTH_SERVERS: authServers.describe('Auth servers whose tokens are accepted, as issuer=URL.'),
  DISCOVERY_MASTER_AUTH_SERVERS: words.describe(
    'Issuers whose tokens may announce components and address prefixes; empty means every configured one.',
  ),
  DISCOVERY_KEYS_DIR: z.string().default('keys').describe('Folder for copies of their public keys.'),
  DISCOVERY_ACCOUNT_ADDRESS: z
    .string()
    .default('')
    .describe('Internal gRPC address of account; empty where discovery runs without account.'),
  DISCOVERY_MONITOR_PER_SECOND: z.coerce
    .number()
    .min(0)
    .max(1_000)
    .default(0)
    .describe('How many announced components per second are tried to connect to; 0 turns the monitor off.'),
  DISCOVERY_JOIN_HANDLERS: words.describe('Handlers that may announce AppEUIs; none by default.'),
});

export type DiscoverySettings = Readonly<z.infer<typeof discoverySettings>>;

/** Plaintext is a setting of its own; without it the mode decides (docs/protocol/discovery.md#plaintext-clients). */
export const allowsPlaintext = ({ DISCOVERY_PLAINTEXT, FIELDPOST_MODE }: DiscoverySettings): boolean =>
  DISCOVERY_PLAINTEXT === undefined ? FIELDPOST_MODE === 'development' : DISCOVERY_PLAINTEXT === 'true';
