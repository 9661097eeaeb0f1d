import { algorithms } from '@fieldpost/auth';
import { commonSettings, databaseUrl, flag, port, responses, sealingKeys, workers } from '@fieldpost/config';
import { z } from 'zod';

const day = 86_400;

/** What clients read `expires_in` into: a signed 32-bit number (docs/protocol/tokens.md#token-response). */
const longestLife = 2 ** 31 - 1;

const seconds = (standard: number, longest = longestLife) =>
  z.coerce.number().int().min(1).max(longest).default(standard);

/** Every setting of oauth: the key is the environment name, the description becomes docs/reference/config.md. */
export const oauthSettings = commonSettings.extend({
  OAUTH_HTTP_PORT: port(3001).describe('Port of the public HTTP server.'),
  OAUTH_INTERNAL_PORT: port(9001).describe('Port of the gRPC door for the other apps of the suite.'),
  OAUTH_WORKERS: workers.describe(
    'Processes that share both ports, each with database connections and limits of its own; one per core is enough.',
  ),
  OAUTH_DATABASE_URL: databaseUrl.meta({
    secret: true,
    description:
      'PostgreSQL database that only oauth uses: `postgresql://user:password@host:port/database`, with several `host:port` and commas where a standby may take over.',
  }),
  OAUTH_MIGRATE_AT_START: flag(false).describe(
    'Whether the app migrates its own database; for one machine only.',
  ),
  OAUTH_ACCOUNT_ADDRESS: z.string().default('localhost:9000').describe('Internal gRPC address of account.'),
  OAUTH_SEALING_KEY: sealingKeys.meta({
    secret: true,
    description:
      '32 bytes as base64 that seal signing keys and cookies; several keys, the newest first, while it is rotated.',
  }),
  OAUTH_PUBLIC_URL: z
    .url()
    .default('http://localhost:3001')
    .describe('Address under which clients reach the server, without a path.'),
  OAUTH_ACCESS_TOKEN_SECONDS: seconds(3600, day).describe(
    'Life of an access token; a day at most, since the id of what was deleted is free again a day later, and no token of it may be good then.',
  ),
  OAUTH_REFRESH_TOKEN_SECONDS: seconds(60 * day).describe(
    'Life of a refresh token; using it gives a new one with a full life.',
  ),
  OAUTH_COMPONENT_TOKEN_SECONDS: seconds(365 * day).describe(
    'Life of the token of a router, broker or handler, which an operator puts into its configuration.',
  ),
  OAUTH_GATEWAY_TOKEN_SECONDS: seconds(day, day).describe(
    'Life of a gateway token. Routers check it without asking, so this is how long a removed gateway is heard; and how long a gateway works while account is down. A day at most, since the id of a removed gateway is free again a day later.',
  ),
  OAUTH_INTERNAL_TOKEN_SECONDS: seconds(300, day).describe(
    'Life of the token that another app of the suite gets for an access key. A day at most, as that of an access token.',
  ),
  OAUTH_SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      secret: true,
      description:
        'Mail server, such as smtps://user:password@mail.example.com; without one nothing is mailed, and in development mail is shown in the log.',
    }),
  OAUTH_MAIL_FROM: z
    .string()
    .default('Fieldpost <noreply@localhost>')
    .describe('Sender of the mails, an address with or without a name.'),
  OAUTH_SESSION_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(30 * day)
    .default(30 * day)
    .describe('Life of a login on the website; using it begins a full life, 30 days at most.'),
  OAUTH_RESPONSES: responses,
  OAUTH_SIGNING_ALGORITHM: z
    .enum(algorithms)
    .default('ES256')
    .describe('Algorithm of the first signing key; a key that exists keeps its own.'),
  OAUTH_CLIENT_REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(0)
    .default(600)
    .describe(
      'How often one client may come to the token, revocation and introspection endpoints from one address, in each replica; 0 sets no limit.',
    ),
  OAUTH_KEY_RELOAD_SECONDS: seconds(60, day).describe(
    'How often each replica looks for new signing keys: how late one follows a rotation. A day at most.',
  ),
  OAUTH_KEY_PREPARED_SECONDS: seconds(900).describe(
    'How long a new signing key is published before it may sign; longer than caches and verifiers keep the old key set.',
  ),
});

export type OauthSettings = Readonly<z.infer<typeof oauthSettings>>;

/** The address under which clients reach the server, and by which they know it (RFC 8414, 2). */
export const originOf = ({ OAUTH_PUBLIC_URL }: OauthSettings): string => new URL(OAUTH_PUBLIC_URL).origin;

/** Injection token of the settings. */
export const OAUTH_CONFIG = 'OAUTH_CONFIG';

/** Injection token of the app's log (`Logger` of @fieldpost/observability). */
export const LOGGER = 'LOGGER';
