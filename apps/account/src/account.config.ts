import {
  authServers,
  commonSettings,
  databaseUrl,
  flag,
  port,
  responses,
  sealingKeys,
  workers,
} from '@fieldpost/config';
import { z } from 'zod';
import { euiBlockPattern, toEuiBlock } from './values/eui-block.js';

const perUser = z.coerce.number().int().min(0).max(1_000_000).default(500);

const settings = commonSettings.extend({
  ACCOUNT_HTTP_PORT: port(3000).describe('Port of the REST API.'),
  ACCOUNT_PUBLIC_URL: z
    .url()
    .default('http://localhost:3000')
    .describe('Address under which clients reach the REST API, without /api/v2.'),
  ACCOUNT_INTERNAL_PORT: port(9000).describe('Port of the gRPC door for the other apps of the suite.'),
  ACCOUNT_WORKERS: workers.describe(
    'Processes that share both ports, each with database connections and limits of its own; one per core is enough.',
  ),
  ACCOUNT_DATABASE_URL: databaseUrl.meta({
    secret: true,
    description:
      'PostgreSQL database that only account uses: `postgresql://user:password@host:port/database`, with several `host:port` and commas where a standby may take over.',
  }),
  ACCOUNT_MIGRATE_AT_START: flag(false).describe(
    'Whether the app migrates its own database; for one machine only.',
  ),
  ACCOUNT_OAUTH_ADDRESS: z.string().default('localhost:9001').describe('Internal gRPC address of oauth.'),
  ACCOUNT_AUTH_SERVERS: authServers.describe(
    'Where the public keys are, as issuer=URL; tokens of FIELDPOST_ISSUER alone are accepted.',
  ),
  ACCOUNT_KEYS_DIR: z.string().default('keys').describe('Folder for copies of these public keys.'),
  ACCOUNT_SEALING_KEY: sealingKeys.meta({
    secret: true,
    description:
      '32 bytes as base64 that seal the keys of applications and gateways; several keys, the newest first, while it is rotated.',
  }),
  ACCOUNT_EUI_BLOCK: z
    .string()
    .regex(euiBlockPattern, 'should look like 0246500000000000/24, with at most 56 fixed bits')
    .transform(toEuiBlock)
    .prefault('0246500000000000/24')
    .describe(
      'Block from which EUIs of applications are taken, as 16 hexadecimal characters and fixed bits.',
    ),
  ACCOUNT_APPLICATIONS_PER_USER: perUser.describe(
    'How many applications a user may have created that are not deleted; administrators may create more. 0 sets no limit.',
  ),
  ACCOUNT_GATEWAYS_PER_USER: perUser.describe('The same for gateways.'),
  ACCOUNT_RESPONSES: responses,
  ACCOUNT_REGISTRATIONS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(60)
    .describe(
      'How many users one network address may register, in each replica; all together twenty times as many. 0 sets no limit.',
    ),
  ACCOUNT_COMPONENT_REVOCATION_DAYS: z.coerce
    .number()
    .int()
    .min(2)
    .max(36_500)
    .default(400)
    .describe(
      'How long it is remembered that the tokens of a component ended; longer than OAUTH_COMPONENT_TOKEN_SECONDS.',
    ),
  ACCOUNT_RESET_LINK_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .max(86_400)
    .default(3600)
    .describe('How long a mailed link lets its reader set a new password, a day at most.'),
  ACCOUNT_VERIFICATION_LINK_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .max(2_592_000)
    .default(259_200)
    .describe('How long a mailed link verifies the address that it was sent to, thirty days at most.'),
});

/** Every setting of account: the key is the environment name, the description becomes docs/reference/config.md. */
export const accountSettings = settings.refine(
  ({ ACCOUNT_AUTH_SERVERS, FIELDPOST_ISSUER }) => ACCOUNT_AUTH_SERVERS.has(FIELDPOST_ISSUER),
  { path: ['ACCOUNT_AUTH_SERVERS'], message: 'should name the address of FIELDPOST_ISSUER' },
);

export type AccountSettings = Readonly<z.infer<typeof accountSettings>>;

/** Injection token of the settings. */
export const ACCOUNT_CONFIG = 'ACCOUNT_CONFIG';
