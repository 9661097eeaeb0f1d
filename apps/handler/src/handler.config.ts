import {
  addressRanges,
  authServers,
  commonSettings,
  count,
  databaseOf,
  flag,
  limit,
  migrateAtStart,
  parsedBy,
  port,
  redisUrl,
  sealingKeys,
  words,
} from '@fieldpost/config';
import { ComponentId, parseDevAddrPrefix } from '@fieldpost/domain';
import { z } from 'zod';

const text = (standard: string) => z.string().default(standard);
const optionalText = z.string().optional();

/** Every setting of handler: the key is the environment name, the description becomes docs/reference/config.md. */
export const handlerSettings = commonSettings.extend({
  HANDLER_ID: parsedBy(ComponentId).describe('Component id of the handler.'),
  HANDLER_DESCRIPTION: text('Fieldpost handler').describe('Description in the announcement.'),
  HANDLER_BUILD: text('').describe(
    'Commit and date of the build, `<commit> (<date>)`; part of the announced version.',
  ),
  HANDLER_GRPC_PORT: port(1904).describe('Port of the gRPC server, always with TLS.'),
  HANDLER_HTTP_PORT: port(8084).describe('Port of the HTTP API.'),
  HANDLER_MQTT_PORT: port(1883).describe('Port of plain MQTT.'),
  HANDLER_MQTTS_PORT: port(8883).describe('Port of MQTT over TLS.'),
  HANDLER_ANNOUNCE_HOST: text('localhost').describe(
    'Host name in the announcement; the certificate must name it.',
  ),
  HANDLER_ANNOUNCE_MQTT_PORT: z.coerce
    .number()
    .int()
    .optional()
    .describe('MQTT port in the announcement, when it differs from HANDLER_MQTT_PORT.'),
  HANDLER_DATABASE_URL: databaseOf('handler'),
  HANDLER_MIGRATE_AT_START: migrateAtStart,
  HANDLER_REDIS_URL: redisUrl.optional().meta({
    secret: true,
    description:
      'Redis for messages between replicas: `redis(s)://user:password@host:port`, `redis(s)+sentinel://…@host:port,host:port/name` or `redis(s)+cluster://…@host:port,host:port`. Not needed with one replica.',
  }),
  HANDLER_SEALING_KEY: sealingKeys.meta({
    secret: true,
    description:
      'Encryption key for device keys, 32 bytes as base64; several keys, the newest first, during a rotation.',
  }),
  HANDLER_TLS_CERT_FILE: z.string().describe('PEM certificate (EC P-256) of the gRPC and MQTT servers.'),
  HANDLER_TLS_KEY_FILE: z
    .string()
    .describe('PEM private key of the certificate; also signs tokens for calls to other components.'),
  HANDLER_DISCOVERY_ADDRESS: text('localhost:1900').describe('gRPC address of discovery.'),
  HANDLER_DISCOVERY_CA_FILE: optionalText.describe(
    'PEM certificate authorities for discovery; default: those of the system.',
  ),
  HANDLER_AUTH_TOKEN_FILE: z.string().describe('File with the component token for the announcement.'),
  HANDLER_OAUTH_ADDRESS: text('localhost:9001').describe('Internal gRPC address of oauth.'),
  HANDLER_ACCOUNT_ADDRESS: text('').describe('Internal gRPC address of account; empty without account.'),
  HANDLER_AUTH_SERVERS: authServers.describe('Auth servers whose tokens are accepted, as issuer=URL.'),
  HANDLER_KEYS_DIR: text('keys').describe('Folder for copies of the public keys of these auth servers.'),
  HANDLER_BROKER_IDS: words.describe(
    'Ids of the trusted brokers; empty for those approved in account, and for none without HANDLER_ACCOUNT_ADDRESS.',
  ),
  HANDLER_DEV_ADDR_PREFIX: parsedBy(parseDevAddrPrefix)
    .prefault('26000000/20')
    .describe('Prefix of device addresses when there is no broker.'),
  HANDLER_MQTT_FIELDS: flag(true).describe(
    'Whether payload fields are also published on their own MQTT topics.',
  ),
  HANDLER_MQTT_CONNECTIONS_PER_SECOND: count(50, 100_000).describe(
    'MQTT connections per second and client address, ten times as many at once.',
  ),
  HANDLER_MQTT_SESSIONS_PER_APPLICATION: count(200, 10_000).describe(
    'MQTT sessions per application and replica.',
  ),
  HANDLER_MQTT_SESSIONS_PER_OWNER: count(2_000, 10_000).describe(
    'MQTT sessions per owner of applications and replica.',
  ),
  HANDLER_MQTT_SESSIONS_PER_ADDRESS: count(1_000, 10_000).describe(
    'MQTT sessions per client address and replica; raise it behind a proxy that hides addresses.',
  ),
  HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_APPLICATION: count(50, 100_000).describe(
    'Simulated uplinks per second, application and replica (also the burst size), over MQTT, HTTP and gRPC. Faster MQTT clients are slowed down; calls wait up to two seconds, then are rejected.',
  ),
  HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_OWNER: count(200, 100_000).describe(
    'Simulated uplinks per second, owner of applications and replica.',
  ),
  HANDLER_CALLS_PER_SECOND_PER_CLIENT: limit(50, 100_000).describe(
    'Management calls (gRPC and HTTP) per second, user or access key, and replica; twice as many at once. Faster calls wait up to two seconds, then are rejected. 0 for no limit.',
  ),
  HANDLER_CALLS_PER_SECOND_PER_APPLICATION: limit(50, 100_000).describe(
    'Management calls per second, application and replica; 0 for no limit.',
  ),
  HANDLER_DEVICES_PER_APPLICATION: limit(200_000, 100_000_000).describe(
    'Devices per application; 0 for no limit.',
  ),
  HANDLER_DEVICES_PER_OWNER: limit(500_000, 100_000_000).describe(
    'Devices per owner of applications; 0 for no limit.',
  ),
  HANDLER_DOWNLINK_QUEUE_LENGTH: count(100, 10_000).describe(
    'Downlinks that may wait per device; further ones are rejected.',
  ),
  HANDLER_MQTT_BROKER_URL: z
    .url({ protocol: /^mqtts?$/ })
    .optional()
    .meta({
      secret: true,
      description:
        'MQTT broker that receives every message and sends downlinks, beside the built-in server: `mqtt(s)://user:password@host:port`.',
    }),
  HANDLER_MQTT_BROKER_CA_FILE: optionalText.describe(
    'PEM certificate authorities for that MQTT broker; default: those of the system.',
  ),
  HANDLER_AMQP_URL: z
    .url({ protocol: /^amqps?$/ })
    .optional()
    .meta({
      secret: true,
      description:
        'AMQP broker that receives every message and sends downlinks: `amqp(s)://user:password@host:port/vhost`.',
    }),
  HANDLER_AMQP_CA_FILE: optionalText.describe(
    'PEM certificate authorities for the AMQP broker; default: those of the system.',
  ),
  HANDLER_AMQP_EXCHANGE: z
    .string()
    .min(1)
    .default('ttn.handler')
    .describe('AMQP topic exchange; created if missing.'),
  HANDLER_ANNOUNCE_MQTT_ADDRESS: optionalText.describe(
    'MQTT `host:port` in the announcement when clients use an outside broker; default: the built-in server.',
  ),
  HANDLER_ANNOUNCE_AMQP_ADDRESS: optionalText.describe(
    'AMQP `host:port` in the announcement; default: none.',
  ),
  HANDLER_BROKER_AUTHENTICATION_SECRET: z.string().min(16).optional().meta({
    secret: true,
    description:
      'Secret with which outside brokers call `/broker-authentication`; without it the endpoint is disabled.',
  }),
  HANDLER_HTTP_PUBLIC_URL: z
    .url()
    .optional()
    .describe('Public URL of the HTTP API; integrations get a `downlink_url` with it.'),
  HANDLER_INTEGRATION_NETWORKS: addressRanges('').describe(
    'Private addresses or ranges that integrations may call, comma-separated.',
  ),
  HANDLER_INTEGRATION_TIMEOUT_SECONDS: count(10, 120).describe(
    'Time limit for the response of the receiver of an integration.',
  ),
  HANDLER_INTEGRATION_RETRY_SECONDS: count(5, 3_600).describe(
    'Delay before the first retry of a failed delivery; doubled each time.',
  ),
  HANDLER_INTEGRATION_ATTEMPTS: count(12, 100).describe(
    'Delivery attempts before a message becomes a dead letter.',
  ),
  HANDLER_INTEGRATION_QUEUE_LENGTH: count(10_000, 1_000_000).describe(
    'Messages that may wait per integration; beyond it the oldest are dropped.',
  ),
  HANDLER_MESSAGE_STORAGE_DAYS: count(30, 3_650).describe(
    'Longest time for which an application may store messages, in days.',
  ),
  HANDLER_MESSAGE_STORAGE_LENGTH: count(100_000, 10_000_000).describe(
    'Messages that an application may store.',
  ),
  HANDLER_MESSAGE_STORAGE_LENGTH_PER_OWNER: limit(2_000_000, 1_000_000_000).describe(
    'Messages that all applications of an owner may store (sum of `max_messages`); 0 for no limit.',
  ),
  HANDLER_TRAFFIC_DAYS: limit(90, 3_650).describe(
    'Days for which hourly counts of messages are kept, for each application and device; 0 to count nothing and remove what was counted.',
  ),
  HANDLER_USAGE_REPORT_SECONDS: count(60, 900).describe(
    'Time between two reports of devices and messages by application to account.',
  ),
  HANDLER_EXTRA_ATTRIBUTES: words.describe('Device attribute keys that do not count as custom attributes.'),
});

export type HandlerSettings = Readonly<z.infer<typeof handlerSettings>>;

/** Injection token of the settings. */
export const HANDLER_CONFIG = 'HANDLER_CONFIG';

/** Injection token of the app's log (`Logger` of @fieldpost/observability). */
export const LOGGER = 'LOGGER';
