import {
  addressWithPort,
  authServers,
  commonSettings,
  databaseOf,
  limit,
  migrateAtStart,
  parsedBy,
  port,
  redisUrl,
  sealingKeys,
  wholeNumber,
  words,
} from '@fieldpost/config';
import { ComponentId, parseDevAddrPrefix } from '@fieldpost/domain';
import { z } from 'zod';

/** An address of a port for gateways. */
const gatewayAddress = addressWithPort.optional();

const shownAddress = (what: string) =>
  gatewayAddress.describe(
    `Address of ${what} as gateways reach it, \`host:port\`, which the console shows; default: NETWORK_ANNOUNCE_HOST and the port.`,
  );

/** Every setting of network: the key is the environment name, the description becomes docs/reference/config.md. */
export const networkSettings = commonSettings.extend({
  NETWORK_ROUTER_ID: parsedBy(ComponentId).describe('Component id of the router.'),
  NETWORK_BROKER_ID: parsedBy(ComponentId).describe('Component id of the broker.'),
  NETWORK_DESCRIPTION: z.string().default('Fieldpost network').describe('Description in the announcements.'),
  NETWORK_BUILD: z
    .string()
    .default('')
    .describe('Commit and date of the build, `<commit> (<date>)`; part of the announced version.'),
  NETWORK_GRPC_PORT: port(1902).describe('Port of the gRPC server of router and broker, always with TLS.'),
  NETWORK_HTTP_PORT: port(8085).describe('Port of the HTTP API about gateways, and of health.'),
  NETWORK_UDP_PORT: port(1700).describe('UDP port for packet forwarders (Semtech UDP protocol).'),
  NETWORK_UDP_HOST: z
    .string()
    .optional()
    .describe('Address of the UDP port; default: FIELDPOST_LISTEN_HOST.'),
  NETWORK_UDP_ADDRESS: shownAddress('the UDP port'),
  NETWORK_STATION_PORT: port(8887).describe(
    'Port for gateways with LoRa Basics Station (LNS and CUPS), always with TLS and the certificate of the gRPC server.',
  ),
  NETWORK_STATION_HOST: z
    .string()
    .optional()
    .describe('Address of the port for stations; default: FIELDPOST_LISTEN_HOST.'),
  NETWORK_STATION_ADDRESS: gatewayAddress.describe(
    'Address of the port for stations as gateways reach it, `host:port`; default: the one that the gateway has used. CUPS moves gateways to it, and the console shows it.',
  ),
  NETWORK_STATION_TRUST_FILE: z
    .string()
    .optional()
    .describe(
      'PEM certificate of the authority that CUPS has gateways trust; without it, gateways keep their credentials.',
    ),
  NETWORK_STATION_CLIENT_CA_FILE: z
    .string()
    .optional()
    .describe(
      'PEM authorities of client certificates of gateways, whose common name is the id or the EUI of the gateway; without it, gateways need their keys.',
    ),
  NETWORK_MQTT_PORT: port(1882).describe(
    "Port for gateways with v2's protocol over MQTT, without TLS: keys of gateways cross the network unencrypted.",
  ),
  NETWORK_MQTTS_PORT: port(8882).describe('The same over TLS, with the certificate of the gRPC server.'),
  NETWORK_MQTT_HOST: z
    .string()
    .optional()
    .describe('Address of both ports for gateways over MQTT; default: FIELDPOST_LISTEN_HOST.'),
  NETWORK_MQTT_ADDRESS: shownAddress('the MQTT port without TLS'),
  NETWORK_MQTTS_ADDRESS: shownAddress('the MQTT port with TLS'),
  NETWORK_ANNOUNCE_HOST: z
    .string()
    .default('localhost')
    .describe('Host name in the announcements; the certificate must name it.'),
  NETWORK_DATABASE_URL: databaseOf('network'),
  NETWORK_MIGRATE_AT_START: migrateAtStart,
  NETWORK_REDIS_URL: redisUrl.optional().meta({
    secret: true,
    description:
      'Redis for messages between replicas, in the forms of HANDLER_REDIS_URL. Not needed with one replica.',
  }),
  NETWORK_SEALING_KEY: sealingKeys.meta({
    secret: true,
    description:
      'Encryption key for network session keys, 32 bytes as base64; several keys, the newest first, during a rotation.',
  }),
  NETWORK_TLS_CERT_FILE: z
    .string()
    .describe('PEM certificate (EC P-256) of the gRPC server and of the ports for gateways with TLS.'),
  NETWORK_TLS_KEY_FILE: z
    .string()
    .describe('PEM private key of the certificate; also signs tokens for calls to other components.'),
  NETWORK_DISCOVERY_ADDRESS: z.string().default('localhost:1900').describe('gRPC address of discovery.'),
  NETWORK_DISCOVERY_CA_FILE: z
    .string()
    .optional()
    .describe('PEM certificate authorities for discovery; default: those of the system.'),
  NETWORK_ROUTER_TOKEN_FILE: z.string().describe('File with the component token of the router.'),
  NETWORK_BROKER_TOKEN_FILE: z.string().describe('File with the component token of the broker.'),
  NETWORK_ACCOUNT_ADDRESS: z
    .string()
    .default('')
    .describe('Internal gRPC address of account; empty without account.'),
  NETWORK_AUTH_SERVERS: authServers.describe('Auth servers whose tokens are accepted, as issuer=URL.'),
  NETWORK_KEYS_DIR: z
    .string()
    .default('keys')
    .describe('Folder for copies of the public keys of these auth servers.'),
  NETWORK_HANDLER_IDS: words.describe(
    'Ids of the trusted handlers; empty for those approved in account, and for none without NETWORK_ACCOUNT_ADDRESS.',
  ),
  NETWORK_ROUTER_IDS: words.describe(
    'Ids of other trusted routers; empty for those approved in account, and for none without NETWORK_ACCOUNT_ADDRESS.',
  ),
  NETWORK_MONITOR_ADDRESS: addressWithPort
    .optional()
    .describe(
      'Address of a monitor (`monitor.Monitor` of v2, gRPC with TLS), `host:port`, which gets copies of what gateways send and receive; default: none.',
    ),
  NETWORK_MONITOR_CA_FILE: z
    .string()
    .optional()
    .describe('PEM certificate authorities for the monitor; default: those of the system.'),
  NETWORK_NET_ID: z
    .string()
    .regex(/^[0-9A-Fa-f]{6}$/, 'should have 6 hexadecimal characters')
    .default('000013')
    .describe('Network identifier in join accepts.'),
  NETWORK_DEV_ADDR_PREFIX: parsedBy(parseDevAddrPrefix)
    .prefault('26000000/20')
    .describe('Prefix of the device addresses that the network gives and announces.'),
  NETWORK_DEDUPLICATION_MS: wholeNumber(0, 500)
    .default(200)
    .describe('Time in which copies of a frame from other gateways are collected, in milliseconds.'),
  NETWORK_ADR_MARGIN_DB: wholeNumber(0, 40)
    .default(15)
    .describe('Margin that adaptive data rate keeps above what the data rate of a device needs, in dB.'),
  NETWORK_DEVICES_PER_APPLICATION: limit(100_000, 10_000_000).describe(
    'Devices of one application. 0 for no limit.',
  ),
  NETWORK_GATEWAY_CONNECTIONS_PER_OWNER: limit(1_000, 1_000_000).describe(
    'Connections of all gateways of one user or organization over Basics Station and MQTT, at each replica. 0 for no limit.',
  ),
  NETWORK_GATEWAY_MESSAGES_PER_SECOND_PER_OWNER: limit(500, 1_000_000).describe(
    'Messages of these gateways per second at each replica; four times as many at once. 0 for no limit.',
  ),
  NETWORK_GATEWAY_KIB_PER_SECOND_PER_OWNER: limit(512, 1_000_000).describe(
    'KiB of these messages per second at each replica, an eighth of it for one gateway; four times as many at once. 0 for no limit.',
  ),
  NETWORK_CALLS_PER_SECOND_PER_CLIENT: limit(200, 100_000).describe(
    'Calls about devices and gateways per second and user; twice as many at once. 0 for no limit.',
  ),
});

export type NetworkSettings = Readonly<z.infer<typeof networkSettings>>;

/** Injection token of the settings. */
export const NETWORK_CONFIG = 'NETWORK_CONFIG';

/** Injection token of the app's log (`Logger` of @fieldpost/observability). */
export const LOGGER = 'LOGGER';
