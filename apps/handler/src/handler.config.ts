import {
  addressRanges,
  authServers,
  commonSettings,
  databaseUrl,
  flag,
  parsedBy,
  port,
  redisUrl,
  sealingKeys,
  words,
} from '@fieldpost/config';
import { ComponentId, parseDevAddrPrefix } from '@fieldpost/domain';
import { z } from 'zod';

/** A whole number from 1 on. */
const count = (standard: number, most: number) => z.coerce.number().int().min(1).max(most).default(standard);

/** The same, and 0 for no limit. */
const limit = (standard: number, most: number) => z.coerce.number().int().min(0).max(most).default(standard);

/** Every setting of handler: the key is the environment name, the description becomes docs/reference/config.md. */
export const handlerSettings = commonSettings.extend({
  HANDLER_ID: parsedBy(ComponentId).describe('Id under which the handler announces itself.'),
  HANDLER_DESCRIPTION: z.string().default('Fieldpost handler').describe('What the announcement says of it.'),
  HANDLER_BUILD: z
    .string()
    .default('unknown (unknown)')
    .describe('Commit and date of the build, `<commit> (<date>)`; part of the announced version.'),
  HANDLER_GRPC_PORT: port(1904).describe('Port of the gRPC server, always with TLS.'),
  HANDLER_HTTP_PORT: port(8084).describe('Port of the HTTP gateway.'),
  HANDLER_MQTT_PORT: port(1883).describe('Port of plain MQTT.'),
  HANDLER_MQTTS_PORT: port(8883).describe('Port of MQTT over TLS.'),
  HANDLER_ANNOUNCE_HOST: z
    .string()
    .default('localhost')
    .describe('Host name in the announcement; the certificate must name it.'),
  HANDLER_ANNOUNCE_MQTT_PORT: z.coerce
    .number()
    .int()
    .optional()
    .describe('Announced MQTT port when it is not the one listened on.'),
  HANDLER_DATABASE_URL: databaseUrl.meta({
    secret: true,
    description:
      'PostgreSQL database that only handler uses: `postgresql://user:password@host:port/database`, with several `host:port` and commas where a standby may take over.',
  }),
  HANDLER_MIGRATE_AT_START: flag(false).describe(
    'Whether the app migrates its own database; for one machine only.',
  ),
  HANDLER_REDIS_URL: redisUrl.optional().meta({
    secret: true,
    description:
      'Redis that brings messages to the clients of all replicas: `redis(s)://user:password@host:port`, `redis(s)+sentinel://…@host:port,host:port/name` or `redis(s)+cluster://…@host:port,host:port`; not needed for one.',
  }),
  HANDLER_SEALING_KEY: sealingKeys.meta({
    secret: true,
    description:
      '32 bytes as base64 that seal device keys; several keys, the newest first, while it is rotated.',
  }),
  HANDLER_TLS_CERT_FILE: z.string().describe('PEM certificate (EC P-256) of the gRPC and MQTT servers.'),
  HANDLER_TLS_KEY_FILE: z.string().describe('PEM private key of it; also signs network tokens.'),
  HANDLER_DISCOVERY_ADDRESS: z.string().default('localhost:1900').describe('gRPC address of discovery.'),
  HANDLER_DISCOVERY_CA_FILE: z
    .string()
    .optional()
    .describe('PEM roots for discovery; the system roots when absent.'),
  HANDLER_AUTH_TOKEN_FILE: z.string().describe('File with the component token that allows the announcement.'),
  HANDLER_OAUTH_ADDRESS: z.string().default('localhost:9001').describe('Internal gRPC address of oauth.'),
  HANDLER_ACCOUNT_ADDRESS: z
    .string()
    .default('localhost:9000')
    .describe('Internal gRPC address of account; empty where the handler runs without account.'),
  HANDLER_AUTH_SERVERS: authServers.describe('Auth servers whose tokens are accepted, as issuer=URL.'),
  HANDLER_KEYS_DIR: z.string().default('keys').describe('Folder for copies of their public keys.'),
  HANDLER_BROKER_IDS: words.describe(
    'The brokers that the handler trusts; empty means those that administrators approved in the account of the suite, and none without HANDLER_ACCOUNT_ADDRESS.',
  ),
  HANDLER_DEV_ADDR_PREFIX: parsedBy(parseDevAddrPrefix)
    .prefault('26000000/20')
    .describe('Addresses for devices where there is no broker.'),
  HANDLER_MQTT_FIELDS: flag(true).describe(
    'Whether each payload field is also published on a topic of its own.',
  ),
  HANDLER_MQTT_CONNECTIONS_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(50)
    .describe('How many MQTT connections may come from one address in a second; ten times as many at once.'),
  HANDLER_MQTT_SESSIONS_PER_APPLICATION: count(200, 10_000).describe(
    'How many MQTT sessions one application may have at a replica.',
  ),
  HANDLER_MQTT_SESSIONS_PER_OWNER: count(2_000, 10_000).describe(
    'How many MQTT sessions all applications of one owner may have at a replica.',
  ),
  HANDLER_MQTT_SESSIONS_PER_ADDRESS: count(1_000, 10_000).describe(
    'How many MQTT sessions may come from one address to a replica; more where a proxy hides addresses.',
  ),
  HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_APPLICATION: count(50, 100_000).describe(
    'How many uplinks of one application may be simulated (MQTT, HTTP and gRPC) in a second at a replica, and at once; MQTT clients that send more are read more slowly, calls wait up to two seconds before they are rejected.',
  ),
  HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_OWNER: count(200, 100_000).describe(
    'The same for all applications of one owner.',
  ),
  HANDLER_CALLS_PER_SECOND_PER_CLIENT: limit(50, 100_000).describe(
    'How many management calls (gRPC and HTTP) a user or access key may make in a second at a replica, and twice as many at once; calls that come faster wait up to two seconds before they are rejected; 0 for no limit.',
  ),
  HANDLER_CALLS_PER_SECOND_PER_APPLICATION: limit(50, 100_000).describe(
    'The same for all management calls about one application.',
  ),
  HANDLER_DEVICES_PER_APPLICATION: limit(200_000, 100_000_000).describe(
    'How many devices one application may have; 0 for no limit.',
  ),
  HANDLER_DEVICES_PER_OWNER: limit(500_000, 100_000_000).describe(
    'How many devices all applications of one owner may have; 0 for no limit.',
  ),
  HANDLER_DOWNLINK_QUEUE_LENGTH: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(100)
    .describe('How many downlinks may wait for one device; further ones are rejected.'),
  HANDLER_MQTT_BROKER_URL: z
    .url({ protocol: /^mqtts?$/ })
    .optional()
    .meta({
      secret: true,
      description:
        'Outside MQTT broker that gets every message and gives downlinks: `mqtt(s)://user:password@host:port`.',
    }),
  HANDLER_MQTT_BROKER_CA_FILE: z
    .string()
    .optional()
    .describe('PEM roots for the outside MQTT broker; the system roots when absent.'),
  HANDLER_AMQP_URL: z
    .url({ protocol: /^amqps?$/ })
    .optional()
    .meta({
      secret: true,
      description:
        'Outside AMQP broker that gets every message and gives downlinks: `amqp(s)://user:password@host:port/vhost`.',
    }),
  HANDLER_AMQP_CA_FILE: z
    .string()
    .optional()
    .describe('PEM roots for the outside AMQP broker; the system roots when absent.'),
  HANDLER_AMQP_EXCHANGE: z
    .string()
    .min(1)
    .default('ttn.handler')
    .describe('Topic exchange of AMQP; made when it is missing.'),
  HANDLER_ANNOUNCE_MQTT_ADDRESS: z
    .string()
    .optional()
    .describe(
      'Announced `host:port` of MQTT when clients use an outside broker; else the own door is announced.',
    ),
  HANDLER_ANNOUNCE_AMQP_ADDRESS: z
    .string()
    .optional()
    .describe('Announced `host:port` of AMQP; none is announced when absent.'),
  HANDLER_BROKER_AUTHENTICATION_SECRET: z.string().min(16).optional().meta({
    secret: true,
    description:
      'Password with which outside brokers ask about their clients under `/broker-authentication`; shut when absent.',
  }),
  HANDLER_HTTP_PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'URL under which the HTTP gateway is found from outside; integrations get `downlink_url` with it.',
    ),
  HANDLER_INTEGRATION_NETWORKS: addressRanges('').describe(
    'Private addresses or ranges that integrations may reach all the same, with commas.',
  ),
  HANDLER_INTEGRATION_TIMEOUT_SECONDS: count(10, 120).describe(
    'How long the receiver of an integration may take to answer.',
  ),
  HANDLER_INTEGRATION_RETRY_SECONDS: count(5, 3_600).describe(
    'How long after a failed delivery the next attempt is made; doubled each time.',
  ),
  HANDLER_INTEGRATION_ATTEMPTS: count(12, 100).describe(
    'After how many attempts a message becomes a dead letter.',
  ),
  HANDLER_INTEGRATION_QUEUE_LENGTH: count(10_000, 1_000_000).describe(
    'How many messages may wait for one integration; beyond it the oldest are dropped.',
  ),
  HANDLER_MESSAGE_STORAGE_DAYS: count(30, 3_650).describe(
    'How long an application may have its messages kept, in days.',
  ),
  HANDLER_MESSAGE_STORAGE_LENGTH: count(100_000, 10_000_000).describe(
    'How many messages an application may have kept.',
  ),
  HANDLER_MESSAGE_STORAGE_LENGTH_PER_OWNER: limit(2_000_000, 1_000_000_000).describe(
    'How many messages all applications of one owner may have kept (sum of their `max_messages`); 0 for no limit.',
  ),
  HANDLER_EXTRA_ATTRIBUTES: words.describe('Attribute keys that do not count as custom ones.'),
});

export type HandlerSettings = Readonly<z.infer<typeof handlerSettings>>;

/** Injection token of the settings. */
export const HANDLER_CONFIG = 'HANDLER_CONFIG';

/** Injection token of the app's log (`Logger` of @fieldpost/observability). */
export const LOGGER = 'LOGGER';
