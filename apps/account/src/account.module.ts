import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from '@fieldpost/auth';
import { InternalCredentials } from '@fieldpost/internal-clients';
import { databaseModule, Sealer, SealingCheck } from '@fieldpost/persistence';
import { standardResponses } from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { AccessModule } from './access/access.module.js';
import { ACCOUNT_CONFIG, type AccountSettings } from './account.config.js';
import { AdministrationModule } from './administration/administration.module.js';
import { ApplicationsModule } from './applications/applications.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { ComponentsModule } from './components/components.module.js';
import { sealedColumns } from './database/sealed-columns.js';
import { storageAt } from './database/storage.js';
import { FrequencyPlansModule } from './frequency-plans/frequency-plans.module.js';
import { GatewaysModule } from './gateways/gateways.module.js';
import { InternalApiModule } from './internal-api/internal-api.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { UsersModule } from './users/users.module.js';

const sealingCheck = {
  provide: SealingCheck,
  useFactory: (db: DataSource, settings: AccountSettings) =>
    new SealingCheck(db, new Sealer(...settings.ACCOUNT_SEALING_KEY), sealedColumns, 'ACCOUNT_SEALING_KEY'),
  inject: [DataSource, ACCOUNT_CONFIG],
};

/** Provides the settings and the credentials of the internal API to all modules. */
@Module({})
class SettingsModule {
  static with(settings: AccountSettings, inside: InternalCredentials): DynamicModule {
    const providers = [
      { provide: ACCOUNT_CONFIG, useValue: settings },
      { provide: InternalCredentials, useValue: inside },
      standardResponses(settings.ACCOUNT_RESPONSES),
    ];
    return { module: SettingsModule, global: true, providers, exports: providers };
  }
}

@Module({})
export class AccountModule {
  static forRoot(settings: AccountSettings, inside: InternalCredentials): DynamicModule {
    const auth = { servers: settings.ACCOUNT_AUTH_SERVERS, keysDirectory: settings.ACCOUNT_KEYS_DIR };
    return {
      module: AccountModule,
      imports: [
        SettingsModule.with(settings, inside),
        databaseModule(storageAt(settings.ACCOUNT_DATABASE_URL)),
        AuthModule.forRoot(auth),
        AccessModule,
        UsersModule,
        AdministrationModule,
        ApplicationsModule,
        ComponentsModule,
        ClientsModule,
        FrequencyPlansModule,
        GatewaysModule,
        InternalApiModule,
        OpenApiModule,
      ],
      providers: [sealingCheck],
    };
  }
}
