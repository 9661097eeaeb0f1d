import { randomBytes } from 'node:crypto';
import { Logger, type Provider } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import {
  INTERNAL_SECRET,
  type InternalCredentials,
  processReports,
  TokensClient,
} from '@fieldpost/internal-clients';
import { servedDocument } from '@fieldpost/openapi';
import type { Logger as AppLogger } from '@fieldpost/observability';
import { Sealer, sealingProviders } from '@fieldpost/persistence';
import { standardResponses } from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { AccessRecords } from './access/access-records.repository.js';
import { Callers } from './access/callers.js';
import { CreationLimits } from './access/creation-limits.js';
import { KeyMaker } from './access/key-maker.js';
import { FailedLoginLog, writeFailedLoginsTo } from './audit/failed-logins.js';
import { KeyUses, writeUsesTo } from './access/key-uses.js';
import { ACCOUNT_CONFIG, type AccountSettings } from './account.config.js';
import { sealedColumns } from './database/sealed-columns.js';
import { EuiPicker } from './euis/eui-picker.js';
import { FrequencyPlans } from './frequency-plans/frequency-plans.js';
import { InstallationService } from './installation/installation.service.js';
import { ReportThrottle } from './installation/report-throttle.js';
import { ProvidersOfSettings } from './login-providers/providers-of-settings.js';
import { accountDialect } from './openapi/account.dialect.js';
import { AddressMails } from './users/address-mails.js';
import { PasswordAttempts } from './users/passwords/password-attempts.js';
import { PasswordRules } from './users/passwords/password-rules.js';
import { Passwords } from './users/passwords/passwords.js';
import { FirstAdministrator } from './registration/first-administrator.js';
import { Invitations } from './registration/invitations.repository.js';
import { RegistrationThrottle } from './registration/registration-throttle.js';
import { RegistrationService } from './registration/registration.service.js';

/** Providers of authentication, authorization and keys. */
const accessProviders = (settings: AccountSettings): Provider[] => [
  { provide: KeyUses, useFactory: (db: DataSource) => new KeyUses(writeUsesTo(db)), inject: [DataSource] },
  {
    provide: FailedLoginLog,
    useFactory: (db: DataSource) => new FailedLoginLog(writeFailedLoginsTo(db)),
    inject: [DataSource],
  },
  {
    provide: Callers,
    useFactory: (verifier: TokenVerifier, accessRecords: AccessRecords, keyUses: KeyUses) =>
      new Callers(verifier, accessRecords, settings.FIELDPOST_ISSUER, keyUses),
    inject: [TokenVerifier, AccessRecords, KeyUses],
  },
  {
    provide: CreationLimits,
    useFactory: () =>
      new CreationLimits({
        user: {
          applications: settings.ACCOUNT_APPLICATIONS_PER_USER,
          gateways: settings.ACCOUNT_GATEWAYS_PER_USER,
          access_keys: settings.ACCOUNT_ACCESS_KEYS_PER_USER,
          organizations: settings.ACCOUNT_ORGANIZATIONS_PER_USER,
        },
        organization: {
          applications: settings.ACCOUNT_APPLICATIONS_PER_ORGANIZATION,
          gateways: settings.ACCOUNT_GATEWAYS_PER_ORGANIZATION,
          access_keys: settings.ACCOUNT_ACCESS_KEYS_PER_ORGANIZATION,
        },
      }),
  },
  {
    provide: KeyMaker,
    useFactory: (sealer: Sealer) => new KeyMaker(settings.FIELDPOST_ISSUER, sealer, randomBytes),
    inject: [Sealer],
  },
];

const providersOfSettings = ({
  ACCOUNT_LOGIN_PROVIDERS_FILE: path,
  FIELDPOST_MODE: mode,
}: AccountSettings): Provider => ({
  provide: ProvidersOfSettings,
  useValue: ProvidersOfSettings.from(path, mode === 'development'),
});

const firstAdministrator = ({ FIELDPOST_MODE: mode }: AccountSettings, logger: AppLogger): Provider => ({
  provide: FirstAdministrator,
  useFactory: (invitations: Invitations, registrations: RegistrationService, tokens: TokensClient) =>
    new FirstAdministrator({
      isProduction: mode === 'production',
      ...{ invitations, registrations, tokens, logger },
    }),
  inject: [Invitations, RegistrationService, TokensClient],
});

const passwordProviders = (settings: AccountSettings): Provider[] => [
  {
    provide: Passwords,
    useFactory: () =>
      new Passwords(undefined, {
        memoryKib: settings.ACCOUNT_ARGON2_MEMORY_KIB,
        passes: settings.ACCOUNT_ARGON2_PASSES,
      }),
  },
  { provide: PasswordRules, useFactory: () => new PasswordRules(settings.ACCOUNT_PASSWORD_MIN_LENGTH) },
  { provide: PasswordAttempts, useFactory: () => new PasswordAttempts() },
  { provide: ReportThrottle, useFactory: () => new ReportThrottle() },
];

/** The providers that are made of settings. */
export function providersFor(
  settings: AccountSettings,
  credentials: InternalCredentials,
  logger: AppLogger,
): Provider[] {
  const { ACCOUNT_OAUTH_ADDRESS: oauthAddress, FIELDPOST_INTERNAL_SECRET: secret } = settings;
  return [
    { provide: ACCOUNT_CONFIG, useValue: settings },
    { provide: INTERNAL_SECRET, useValue: secret },
    { provide: TokensClient, useFactory: () => new TokensClient(oauthAddress, secret, credentials) },
    ...sealingProviders(settings.ACCOUNT_SEALING_KEY, sealedColumns, 'ACCOUNT_SEALING_KEY'),
    ...accessProviders(settings),
    { provide: EuiPicker, useFactory: () => new EuiPicker(settings.ACCOUNT_EUI_BLOCK, randomBytes) },
    {
      provide: FrequencyPlans,
      useFactory: () => new FrequencyPlans(settings.ACCOUNT_PUBLIC_URL.replace(/\/{1,9}$/, '')),
    },
    {
      provide: RegistrationThrottle,
      useFactory: () => new RegistrationThrottle(settings.ACCOUNT_REGISTRATIONS_PER_HOUR),
    },
    ...passwordProviders(settings),
    providersOfSettings(settings),
    {
      provide: AddressMails,
      useFactory: (tokens: TokensClient) => new AddressMails(tokens, new Logger('AddressMails')),
      inject: [TokensClient],
    },
    processReports({
      app: 'account',
      logger,
      certificates: [credentials.certificate],
      sealingKeys: settings.ACCOUNT_SEALING_KEY,
      target: InstallationService,
    }),
    firstAdministrator(settings, logger),
    servedDocument(accountDialect),
    standardResponses(settings.ACCOUNT_RESPONSES),
  ];
}
