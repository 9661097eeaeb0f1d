import { randomBytes } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import { Sealer } from '@fieldpost/persistence';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { KeyMaker } from './key-maker.js';
import { KeyUses } from './key-uses.js';
import { KeyUsesModule } from './key-uses.module.js';
import { Callers } from './callers.js';
import { CreationLimits } from './creation-limits.js';
import { Gate } from './gate.js';
import { AccessRecords } from './access-records.repository.js';
import { AccessRecordsTypeorm } from './access-records.typeorm.js';

const callers = {
  provide: Callers,
  useFactory: (
    verifier: TokenVerifier,
    accessRecords: AccessRecords,
    settings: AccountSettings,
    keyUses: KeyUses,
  ) => new Callers(verifier, accessRecords, settings.FIELDPOST_ISSUER, keyUses),
  inject: [TokenVerifier, AccessRecords, ACCOUNT_CONFIG, KeyUses],
};
const gate = {
  provide: Gate,
  useFactory: (accessRecords: AccessRecords) => new Gate(accessRecords),
  inject: [AccessRecords],
};
const creationLimits = {
  provide: CreationLimits,
  useFactory: (settings: AccountSettings) =>
    new CreationLimits({
      applications: settings.ACCOUNT_APPLICATIONS_PER_USER,
      gateways: settings.ACCOUNT_GATEWAYS_PER_USER,
    }),
  inject: [ACCOUNT_CONFIG],
};

const keyMaker = {
  provide: KeyMaker,
  useFactory: ({ FIELDPOST_ISSUER, ACCOUNT_SEALING_KEY }: AccountSettings) =>
    new KeyMaker(FIELDPOST_ISSUER, new Sealer(...ACCOUNT_SEALING_KEY), randomBytes),
  inject: [ACCOUNT_CONFIG],
};

/** Authentication and authorization of callers, for every feature with a REST API. */
@Global()
@Module({
  imports: [KeyUsesModule],
  providers: [
    { provide: AccessRecords, useClass: AccessRecordsTypeorm },
    callers,
    creationLimits,
    gate,
    keyMaker,
  ],
  exports: [Callers, CreationLimits, Gate, KeyMaker, AccessRecords],
})
export class AccessModule {}
