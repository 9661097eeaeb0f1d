import { type DynamicModule, Module } from '@nestjs/common';
import { RevocationTable } from '@fieldpost/auth';
import {
  AccountRegistry,
  AccountRegistryClient,
  InternalCredentials,
  revocationFeed,
} from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { databaseModule } from '@fieldpost/persistence';
import { standardResponses } from '@fieldpost/transport';
import { AuthorizeModule } from './authorize/authorize.module.js';
import { storageAt } from './database/storage.js';
import { ExchangeModule } from './exchange/exchange.module.js';
import { InternalModule } from './internal/internal.module.js';
import { IntrospectionModule } from './introspection/introspection.module.js';
import { MetadataModule } from './metadata/metadata.module.js';
import { LoginModule } from './login/login.module.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings } from './oauth.config.js';
import { MembersModule } from './members/members.module.js';
import { RecoveryModule } from './recovery/recovery.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { RestrictionModule } from './restriction/restriction.module.js';
import { RevocationModule } from './revocation/revocation.module.js';
import { SigningModule } from './signing/signing.module.js';
import { TokenModule } from './token/token.module.js';
import { VerificationModule } from './verification/verification.module.js';

@Module({})
export class OauthModule {
  static forRoot(settings: OauthSettings, logger: Logger, inside: InternalCredentials): DynamicModule {
    const { OAUTH_ACCOUNT_ADDRESS: address, FIELDPOST_INTERNAL_SECRET: secret } = settings;
    const account = { address, secret, credentials: inside };
    const providers = [
      { provide: OAUTH_CONFIG, useValue: settings },
      { provide: LOGGER, useValue: logger },
      { provide: InternalCredentials, useValue: inside },
      { provide: RevocationTable, useFactory: () => new RevocationTable(settings.FIELDPOST_ISSUER) },
      { provide: AccountRegistry, useFactory: () => new AccountRegistryClient(account) },
      revocationFeed(settings, logger),
      standardResponses(settings.OAUTH_RESPONSES),
    ];
    return {
      module: OauthModule,
      global: true,
      imports: [
        databaseModule(storageAt(settings.OAUTH_DATABASE_URL)),
        SigningModule,
        TokenModule,
        RestrictionModule,
        ExchangeModule,
        InternalModule,
        AuthorizeModule,
        LoginModule,
        RegistrationModule,
        RecoveryModule,
        VerificationModule,
        MembersModule,
        RevocationModule,
        IntrospectionModule,
        MetadataModule,
        OpenApiModule,
      ],
      providers,
      exports: providers,
    };
  }
}
