import { algorithms } from '@fieldpost/auth';
import {
  addressRanges,
  commonSettings,
  count,
  databaseOf,
  limit,
  migrateAtStart,
  port,
  responses,
  sealingKeys,
  workers,
} from '@fieldpost/config';
import { brandFields } from '@fieldpost/website/site';
import { z } from 'zod';

const day = 86_400;

/** Clients read `expires_in` into a signed 32-bit integer (docs/protocol/tokens.md#token-response). */
const longestLife = 2 ** 31 - 1;

const seconds = (standard: number, longest = longestLife) => count(standard, longest);

/** Every setting of oauth: the key is the environment name, the description becomes docs/reference/config.md. */
export const oauthSettings = commonSettings.extend({
  OAUTH_HTTP_PORT: port(3001).describe('Port of the public HTTP server.'),
  OAUTH_INTERNAL_PORT: port(9001).describe('Port of the internal gRPC API for the other apps of the suite.'),
  OAUTH_WORKERS: workers.describe(
    'Number of processes that share both ports, each with its own database connections and limits; at most one per core.',
  ),
  OAUTH_DATABASE_URL: databaseOf('oauth'),
  OAUTH_MIGRATE_AT_START: migrateAtStart,
  OAUTH_ACCOUNT_ADDRESS: z.string().default('localhost:9000').describe('Internal gRPC address of account.'),
  OAUTH_SEALING_KEY: sealingKeys.meta({
    secret: true,
    description:
      'Encryption key for signing keys and cookies, 32 bytes as base64; several keys, the newest first, during a rotation.',
  }),
  OAUTH_PUBLIC_URL: z
    .url()
    .default('http://localhost:3001')
    .describe('Public URL of the server, without a path.'),
  OAUTH_ACCESS_TOKEN_SECONDS: seconds(3600, day).describe(
    'Lifetime of an access token; one day at most, because ids of deleted entities can be reused after a day.',
  ),
  OAUTH_REFRESH_TOKEN_SECONDS: seconds(60 * day).describe(
    'Lifetime of a refresh token; each use issues a new one with the full lifetime.',
  ),
  OAUTH_COMPONENT_TOKEN_SECONDS: seconds(365 * day).describe(
    'Lifetime of the token of a router, broker or handler.',
  ),
  OAUTH_GATEWAY_TOKEN_SECONDS: seconds(day, day).describe(
    'Lifetime of a gateway token, and so how long routers accept a deleted gateway, and how long gateways work while account is down. One day at most, because ids of deleted gateways can be reused after a day.',
  ),
  OAUTH_INTERNAL_TOKEN_SECONDS: seconds(300, day).describe(
    'Lifetime of the token that another app gets for an access key; one day at most.',
  ),
  ...brandFields,
  OAUTH_SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      secret: true,
      description:
        'Mail server, such as smtps://user:password@mail.example.com. Without it nothing is mailed; in development mails are logged.',
    }),
  OAUTH_MAIL_FROM: z
    .string()
    .default('Fieldpost <noreply@localhost>')
    .describe('Sender of mails, an address with or without a name.'),
  OAUTH_SESSION_SECONDS: count(30 * day, 30 * day).describe(
    'Lifetime of a website session, renewed by each use; 30 days at most.',
  ),
  OAUTH_CLIENT_NETWORKS: addressRanges('').describe(
    'Private addresses or ranges of OAuth clients, comma-separated: logout tokens are posted to them, and key sets (`jwks_uri`) loaded from them; other clients need public addresses.',
  ),
  OAUTH_PROVIDER_NETWORKS: addressRanges('').describe(
    'Private addresses or ranges where login providers are, comma-separated; others are reached at public addresses only.',
  ),
  OAUTH_PROVIDER_GRACE_SECONDS: seconds(day).describe(
    'Seconds for which users stay logged in whose login provider cannot be asked whether it still knows them.',
  ),
  OAUTH_RESPONSES: responses,
  OAUTH_SIGNING_ALGORITHM: z
    .enum(algorithms)
    .default('ES256')
    .describe('Algorithm of the first signing key; existing keys keep theirs.'),
  OAUTH_CLIENT_REQUESTS_PER_MINUTE: limit(600).describe(
    'Requests per minute, OAuth client, client address and replica to the token, device authorization, revocation and introspection endpoints; 0 for no limit.',
  ),
  OAUTH_KEY_RELOAD_SECONDS: seconds(60, day).describe(
    'Seconds between reloads of the signing keys in each replica; one day at most.',
  ),
  OAUTH_KEY_PREPARED_SECONDS: seconds(900).describe(
    'Seconds for which a new signing key is published before it may sign; longer than caches and verifiers keep the key set.',
  ),
});

export type OauthSettings = Readonly<z.infer<typeof oauthSettings>>;

/** The public origin of the server, which is its issuer URL (RFC 8414, 2). */
export const originOf = ({ OAUTH_PUBLIC_URL }: OauthSettings): string => new URL(OAUTH_PUBLIC_URL).origin;

/** Injection token of the settings. */
export const OAUTH_CONFIG = 'OAUTH_CONFIG';

/** Injection token of the `Logger`. */
export const LOGGER = 'LOGGER';
