import { Global, Module } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
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

/** Who calls, and what they may: for every feature with a REST door. */
@Global()
@Module({
  imports: [KeyUsesModule],
  providers: [{ provide: AccessRecords, useClass: AccessRecordsTypeorm }, callers, creationLimits, gate],
  exports: [Callers, CreationLimits, Gate, AccessRecords],
})
export class AccessModule {}
