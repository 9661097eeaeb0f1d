import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { Tokens } from '@fieldpost/internal-clients';
import { Sealer } from '@fieldpost/persistence';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { CollaboratorsModule } from '../collaborators/collaborators.module.js';
import { FrequencyPlansModule } from '../frequency-plans/frequency-plans.module.js';
import { TokensModule } from '../oauth-client/tokens.module.js';
import { GatewayCollaboratorsController } from './gateway-collaborators.controller.js';
import { GatewaySecretMaker } from './gateway-secrets.js';
import { GatewayTokens } from './gateway-tokens.js';
import { GatewaysController } from './gateways.controller.js';
import { GatewaysService } from './gateways.service.js';
import { Gateways } from './gateways.repository.js';

const secretMaker = {
  provide: GatewaySecretMaker,
  useFactory: ({ FIELDPOST_ISSUER, ACCOUNT_SEALING_KEY }: AccountSettings) =>
    new GatewaySecretMaker(FIELDPOST_ISSUER, new Sealer(...ACCOUNT_SEALING_KEY), randomBytes),
  inject: [ACCOUNT_CONFIG],
};
const gatewayTokens = {
  provide: GatewayTokens,
  useFactory: (tokens: Tokens) => new GatewayTokens(tokens, Date.now),
  inject: [Tokens],
};

@Module({
  imports: [CollaboratorsModule, FrequencyPlansModule, TokensModule],
  controllers: [GatewaysController, GatewayCollaboratorsController],
  providers: [GatewaysService, secretMaker, gatewayTokens, Gateways],
})
export class GatewaysModule {}
