import {
  authServers,
  commonSettings,
  count,
  databaseOf,
  flag,
  limit,
  migrateAtStart,
  port,
  responses,
  sealingKeys,
  wholeNumber,
  words,
  workers,
} from '@fieldpost/config';
import {
  passwordLoginPolicies,
  registrationModes,
  secondFactorPolicies,
  stepUpPolicies,
} from '@fieldpost/domain';
import { z } from 'zod';
import { euiBlockPattern, toEuiBlock } from './values/eui-block.js';

const perOwner = limit(500, 1_000_000);
const keysPerOwner = limit(5_000, 1_000_000);

const settings = commonSettings.extend({
  ACCOUNT_HTTP_PORT: port(3000).describe('Port of the REST API.'),
  ACCOUNT_PUBLIC_URL: z
    .url()
    .default('http://localhost:3000')
    .describe('Public URL of the REST API, without /api/v2.'),
  ACCOUNT_INTERNAL_PORT: port(9000).describe(
    'Port of the internal gRPC API for the other apps of the suite.',
  ),
  ACCOUNT_WORKERS: workers.describe(
    'Number of processes that share both ports, each with its own database connections and limits; at most one per core.',
  ),
  ACCOUNT_DATABASE_URL: databaseOf('account'),
  ACCOUNT_MIGRATE_AT_START: migrateAtStart,
  ACCOUNT_OAUTH_ADDRESS: z.string().default('localhost:9001').describe('Internal gRPC address of oauth.'),
  ACCOUNT_AUTH_SERVERS: authServers.describe(
    'Where public keys are loaded from, as issuer=URL. Only tokens of FIELDPOST_ISSUER are accepted.',
  ),
  ACCOUNT_KEYS_DIR: z.string().default('keys').describe('Folder for copies of these public keys.'),
  ACCOUNT_SEALING_KEY: sealingKeys.meta({
    secret: true,
    description:
      'Encryption key for the keys of applications and gateways, 32 bytes as base64; several keys, the newest first, during a rotation.',
  }),
  ACCOUNT_EUI_BLOCK: z
    .string()
    .regex(euiBlockPattern, 'should look like 0246500000000000/24, with at most 56 fixed bits')
    .transform(toEuiBlock)
    .prefault('0246500000000000/24')
    .describe('Block of EUIs for applications, as 16 hexadecimal characters and prefix length.'),
  ACCOUNT_APPLICATIONS_PER_USER: perOwner.describe(
    'Applications that a user may have created and not deleted; administrators are exempt, and can set another limit for one user. 0 for no limit.',
  ),
  ACCOUNT_GATEWAYS_PER_USER: perOwner.describe(
    'Gateways that a user may have created and not deleted; administrators are exempt, and can set another limit for one user. 0 for no limit.',
  ),
  ACCOUNT_ORGANIZATIONS_PER_USER: limit(20, 1_000_000).describe(
    'Organizations that a user may have created and not deleted; administrators are exempt, and can set another limit for one user. 0 for no limit.',
  ),
  ACCOUNT_APPLICATIONS_PER_ORGANIZATION: perOwner.describe(
    'Applications that were created for an organization and not deleted. Administrators can set another limit for one organization. 0 for no limit.',
  ),
  ACCOUNT_GATEWAYS_PER_ORGANIZATION: perOwner.describe(
    'Gateways that were created for an organization and not deleted. Administrators can set another limit for one organization. 0 for no limit.',
  ),
  ACCOUNT_ACCESS_KEYS_PER_USER: keysPerOwner.describe(
    'Access keys of all applications that a user has created and not deleted; those of administrators are not limited. Administrators can set another limit for one user. 0 for no limit.',
  ),
  ACCOUNT_ACCESS_KEYS_PER_ORGANIZATION: keysPerOwner.describe(
    'Access keys of all applications that were created for an organization and not deleted. Administrators can set another limit for one organization. 0 for no limit.',
  ),
  ACCOUNT_ACCESS_KEYS_PER_APPLICATION: count(100, 1_000).describe('Access keys of an application.'),
  ACCOUNT_RESPONSES: responses,
  ACCOUNT_REGISTRATION: z
    .enum(registrationModes)
    .optional()
    .describe(
      'Who may register: open (everybody), approval (an administrator approves each user), invitation or closed. Without it invitation, in development open. Administrators can change it.',
    ),
  ACCOUNT_REGISTRATION_EMAIL_DOMAINS: words.describe(
    'E-mail domains of people who register without an invitation, comma-separated; empty for any. Administrators can change it.',
  ),
  ACCOUNT_REQUIRE_VERIFIED_EMAIL: flag(false).describe(
    'Whether new users verify their e-mail address before their first login. Administrators can change it.',
  ),
  ACCOUNT_SECOND_FACTOR: z
    .enum(secondFactorPolicies)
    .optional()
    .describe(
      'Who needs a second factor: optional (no user), administrators or all. Without it administrators, in development optional.',
    ),
  ACCOUNT_STEP_UP: z
    .enum(stepUpPolicies)
    .default('credentials')
    .describe(
      'What users do only within five minutes after a login: credentials (changes of password, e-mail address and second factors), or dangerous (also deletions, keys, collaborators and administration through the API). Administrators can change it.',
    ),
  ACCOUNT_LOGIN_PROVIDERS_FILE: z
    .string()
    .optional()
    .describe(
      'JSON file with OpenID Connect providers through which users log in, besides those that administrators add. Read at the start.',
    ),
  ACCOUNT_PASSWORD_LOGIN: z
    .enum(passwordLoginPolicies)
    .default('all')
    .describe(
      'Who may log in with a password: all, administrators, or off (only ACCOUNT_EMERGENCY_ADMINISTRATOR). App passwords are not affected.',
    ),
  ACCOUNT_EMERGENCY_ADMINISTRATOR: z
    .string()
    .optional()
    .describe(
      'User name of the administrator who can always log in with a password, also while no login provider can be reached.',
    ),
  ACCOUNT_PASSWORD_MIN_LENGTH: wholeNumber(8, 64)
    .default(8)
    .describe('Characters that a new password has at least.'),
  ACCOUNT_ARGON2_MEMORY_KIB: wholeNumber(7168, 1_048_576)
    .default(19_456)
    .describe(
      'Memory of one password hash (argon2id) in KiB. Existing passwords are hashed again at the next login of their user.',
    ),
  ACCOUNT_ARGON2_PASSES: count(2, 20).describe('Passes of one password hash (argon2id) over its memory.'),
  ACCOUNT_REGISTRATIONS_PER_HOUR: limit(60, 100_000).describe(
    'Registrations per hour, client address and replica; ten times as many attempts, and twenty times as many of either in total. 0 for no limit.',
  ),
  ACCOUNT_COMPONENT_REVOCATION_DAYS: z.coerce
    .number()
    .int()
    .min(2)
    .max(36_500)
    .default(400)
    .describe(
      'Days for which revocations of component tokens are kept; longer than OAUTH_COMPONENT_TOKEN_SECONDS.',
    ),
  ACCOUNT_RESET_LINK_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .max(86_400)
    .default(3600)
    .describe('Validity of a mailed link for a new password, one day at most.'),
  ACCOUNT_VERIFICATION_LINK_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .max(2_592_000)
    .default(259_200)
    .describe('Validity of a mailed link that verifies an e-mail address, thirty days at most.'),
});

/** Every setting of account: the key is the environment name, the description becomes docs/reference/config.md. */
export const accountSettings = settings
  .refine(({ ACCOUNT_AUTH_SERVERS, FIELDPOST_ISSUER }) => ACCOUNT_AUTH_SERVERS.has(FIELDPOST_ISSUER), {
    path: ['ACCOUNT_AUTH_SERVERS'],
    message: 'should name the address of FIELDPOST_ISSUER',
  })
  .refine(
    ({ ACCOUNT_PASSWORD_LOGIN: policy, ACCOUNT_EMERGENCY_ADMINISTRATOR: administrator }) =>
      policy !== 'off' || administrator !== undefined,
    {
      path: ['ACCOUNT_EMERGENCY_ADMINISTRATOR'],
      message: 'should name a user, because ACCOUNT_PASSWORD_LOGIN is off',
    },
  );

export type AccountSettings = Readonly<z.infer<typeof accountSettings>>;

/** Injection token of the settings. */
export const ACCOUNT_CONFIG = 'ACCOUNT_CONFIG';
