import { Global, Module } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { KeyUses } from './key-uses.js';
import { KeyUsesModule } from './key-uses.module.js';
import { Callers } from './callers.js';
import { CreationLimits } from './creation-limits.js';
import { Gate } from './gate.js';
import { Standings } from './standings.repository.js';
import { StandingsTypeorm } from './standings.typeorm.js';

const callers = {
  provide: Callers,
  useFactory: (verifier: TokenVerifier, standings: Standings, settings: AccountSettings, keyUses: KeyUses) =>
    new Callers(verifier, standings, settings.FIELDPOST_ISSUER, keyUses),
  inject: [TokenVerifier, Standings, ACCOUNT_CONFIG, KeyUses],
};
const gate = {
  provide: Gate,
  useFactory: (standings: Standings) => new Gate(standings),
  inject: [Standings],
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
  providers: [{ provide: Standings, useClass: StandingsTypeorm }, callers, creationLimits, gate],
  exports: [Callers, CreationLimits, Gate, Standings],
})
export class AccessModule {}
