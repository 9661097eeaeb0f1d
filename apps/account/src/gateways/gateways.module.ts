import { Module } from '@nestjs/common';
import { CollaboratorsModule } from '../collaborators/collaborators.module.js';
import { FrequencyPlansModule } from '../frequency-plans/frequency-plans.module.js';
import { TokensModule } from '../oauth-client/tokens.module.js';
import { GatewayCollaboratorsController } from './gateway-collaborators.controller.js';
import { GatewaysController } from './gateways.controller.js';
import { Gateways } from './gateways.repository.js';
import { GatewaysService } from './gateways.service.js';

@Module({
  imports: [CollaboratorsModule, FrequencyPlansModule, TokensModule],
  controllers: [GatewaysController, GatewayCollaboratorsController],
  providers: [GatewaysService, Gateways],
})
export class GatewaysModule {}
