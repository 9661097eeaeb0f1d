import type { Provider } from '@nestjs/common';
import { RevocationTable, TokenVerifier } from '@fieldpost/auth';
import {
  AccountClient,
  accountRegistry,
  INTERNAL_SECRET,
  type InternalCredentials,
  LoginProvidersClient,
  processReports,
  revocationFeed,
  SecondFactorsClient,
} from '@fieldpost/internal-clients';
import type { ReportedKey } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import { servedDocument } from '@fieldpost/openapi';
import { Sealer } from '@fieldpost/persistence';
import { PublicAddresses, PublicFetch, Receivers, standardResponses } from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { ClientKeySets } from './client-assertions/client-key-sets.js';
import { longestTokenSeconds } from './signing/token-lifetimes.js';
import { Letters } from './mail/letters.js';
import { siteNameOf } from './pages/site-name.js';
import { LogMailer } from './mail/log.mailer.js';
import { Mailer } from './mail/mailer.js';
import { MailQueue } from './mail/mail-queue.js';
import { SmtpMailer } from './mail/smtp.mailer.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings, originOf } from './oauth.config.js';
import { oauthDialect } from './openapi/oauth.dialect.js';
import { IdentityCookie } from './provider-login/identity-cookie.js';
import { ProviderOptions } from './providers/provider-options.js';
import { PasskeyChallenges } from './second-factor/passkey-challenges.js';
import { PendingLogins } from './second-factor/pending-logins.js';
import { DeviceCookie } from './sessions/device-cookie.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { KeyRing } from './signing/key-ring.js';
import { IdTokenKeys } from './signing/id-token-keys.js';
import { accessTokenSlot, idTokenSlot } from './signing/key-slot.js';
import { SigningKeysTypeorm } from './signing/signing-keys.typeorm.js';
import { ClientThrottle } from './token/client-throttle.js';

/** Time limit for the response of a client to a logout token. */
const logoutTimeoutMs = 5_000;

/** Longer than any metadata, key set or token response of a login provider in use. */
const longestProviderBytes = 512 * 1024;
/** Longer than ten RSA keys of 4096 bits with their certificates. */
const longestKeySetBytes = 64 * 1024;

/** Without `Secure` only in development over plain HTTP, where browsers would not send such a cookie back. */
const isSecure = ({ FIELDPOST_MODE, OAUTH_PUBLIC_URL }: OauthSettings): boolean =>
  FIELDPOST_MODE === 'production' || OAUTH_PUBLIC_URL.startsWith('https:');

/** Without a mail server mails are logged in development, and not sent otherwise. */
function mailerFor(settings: OauthSettings, logger: Logger): Mailer | null {
  const { OAUTH_SMTP_URL: url, OAUTH_MAIL_FROM: from, FIELDPOST_MODE: mode } = settings;
  if (url !== undefined) return new SmtpMailer({ url, from });
  return mode === 'development' ? new LogMailer(logger) : null;
}

const cookieOptions = (settings: OauthSettings) => ({
  sealingKeys: settings.OAUTH_SEALING_KEY,
  isSecure: isSecure(settings),
});

/** Providers that connect to account. */
const accountProviders = (
  settings: OauthSettings,
  logger: Logger,
  credentials: InternalCredentials,
): Provider[] => {
  const { OAUTH_ACCOUNT_ADDRESS: address, FIELDPOST_INTERNAL_SECRET: secret } = settings;
  return [
    ...[AccountClient, SecondFactorsClient, LoginProvidersClient].map((Client) => ({
      provide: Client,
      useFactory: () => new Client(address, secret, credentials),
    })),
    accountRegistry({ address, secret, credentials }),
    { provide: RevocationTable, useFactory: () => new RevocationTable(settings.FIELDPOST_ISSUER) },
    revocationFeed(settings, logger),
    processReports({
      app: 'oauth',
      logger,
      certificates: [credentials.certificate],
      sealingKeys: settings.OAUTH_SEALING_KEY,
      more: (services) => ({ keys: [signingKeyOf(services.get(KeyRing, { strict: false }))] }),
    }),
  ];
};

/** The key that signs access tokens, and how many others still verify them. */
const signingKeyOf = ({ current: { id, created }, all }: KeyRing): ReportedKey => ({
  use: 'signing',
  id,
  created: created?.getTime(),
  older: all.length - 1,
});

const keyRingOptions = (settings: OauthSettings, logger: Logger) => ({
  sealer: new Sealer(...settings.OAUTH_SEALING_KEY),
  logger,
  reloadSeconds: settings.OAUTH_KEY_RELOAD_SECONDS,
});

/** Providers that sign tokens, and verify them with the keys in memory. */
const signingProviders = (settings: OauthSettings, logger: Logger): Provider[] => [
  {
    provide: KeyRing,
    useFactory: (db: DataSource) =>
      new KeyRing(new SigningKeysTypeorm(db, accessTokenSlot), {
        ...keyRingOptions(settings, logger),
        issuer: settings.FIELDPOST_ISSUER,
        algorithm: settings.OAUTH_SIGNING_ALGORITHM,
        longestLife: longestTokenSeconds(settings),
      }),
    inject: [DataSource],
  },
  {
    provide: IdTokenKeys,
    useFactory: (db: DataSource) =>
      new IdTokenKeys(
        (algorithm) =>
          new KeyRing(new SigningKeysTypeorm(db, idTokenSlot(algorithm)), {
            ...keyRingOptions(settings, logger),
            issuer: originOf(settings),
            algorithm,
            longestLife: settings.OAUTH_ACCESS_TOKEN_SECONDS,
          }),
      ),
    inject: [DataSource],
  },
  {
    provide: TokenVerifier,
    useFactory: (keys: KeyRing, revocations: RevocationTable) =>
      new TokenVerifier(keys, Date.now, revocations),
    inject: [KeyRing, RevocationTable],
  },
];

/** Requests to URLs of clients: for their keys, and about logouts. */
function requestsToClients(settings: OauthSettings, logger: Logger): Provider[] {
  const addresses = new PublicAddresses('OAUTH_CLIENT_NETWORKS', settings.OAUTH_CLIENT_NETWORKS);
  const { fetch } = new PublicFetch(addresses, longestKeySetBytes);
  return [
    { provide: Receivers, useFactory: () => new Receivers(addresses, logoutTimeoutMs) },
    {
      provide: ClientKeySets,
      useFactory: () => new ClientKeySets({ fetch, logger, now: Date.now }),
    },
  ];
}

/** What logins through external OpenID Connect providers need. */
const loginProviders = (settings: OauthSettings): Provider[] => [
  { provide: IdentityCookie, useFactory: () => new IdentityCookie(cookieOptions(settings)) },
  {
    provide: PublicFetch,
    useFactory: () =>
      new PublicFetch(
        new PublicAddresses('OAUTH_PROVIDER_NETWORKS', settings.OAUTH_PROVIDER_NETWORKS),
        longestProviderBytes,
      ),
  },
  {
    provide: ProviderOptions,
    useValue: new ProviderOptions(settings.OAUTH_SEALING_KEY, settings.FIELDPOST_MODE === 'development'),
  },
];

/** The providers that are made of settings. */
export const providersFor = (
  settings: OauthSettings,
  logger: Logger,
  credentials: InternalCredentials,
): Provider[] => [
  { provide: OAUTH_CONFIG, useValue: settings },
  { provide: LOGGER, useValue: logger },
  { provide: INTERNAL_SECRET, useValue: settings.FIELDPOST_INTERNAL_SECRET },
  ...accountProviders(settings, logger, credentials),
  ...signingProviders(settings, logger),
  {
    provide: ClientThrottle,
    useFactory: () => new ClientThrottle(settings.OAUTH_CLIENT_REQUESTS_PER_MINUTE),
  },
  {
    provide: SessionCookie,
    useFactory: () => new SessionCookie(cookieOptions(settings)),
  },
  { provide: DeviceCookie, useFactory: () => new DeviceCookie(cookieOptions(settings)) },
  { provide: PasskeyChallenges, useFactory: () => new PasskeyChallenges(settings.OAUTH_SEALING_KEY) },
  { provide: PendingLogins, useFactory: () => new PendingLogins(settings.OAUTH_SEALING_KEY) },
  ...requestsToClients(settings, logger),
  ...loginProviders(settings),
  { provide: Mailer, useFactory: () => mailerFor(settings, logger) },
  {
    provide: MailQueue,
    useFactory: (mailer: Mailer | null) => new MailQueue(mailer ?? undefined, logger),
    inject: [Mailer],
  },
  { provide: Letters, useFactory: () => new Letters(originOf(settings), siteNameOf(settings)) },
  servedDocument(oauthDialect),
  standardResponses(settings.OAUTH_RESPONSES),
];
