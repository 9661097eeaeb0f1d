import { Module } from '@nestjs/common';
import { INTERNAL_SECRET } from '@fieldpost/internal-clients';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { RegistryGrpc } from './registry.grpc.js';
import { RevocationsService } from './revocations.service.js';
import { Revocations } from './revocations.repository.js';

/** Every token but that of a component lives a day at most, by the limits of the settings of oauth. */
const days = 2;

const service = {
  provide: RevocationsService,
  useFactory: (revocations: Revocations, settings: AccountSettings) =>
    new RevocationsService(revocations, {
      days,
      componentDays: settings.ACCOUNT_COMPONENT_REVOCATION_DAYS,
    }),
  inject: [Revocations, ACCOUNT_CONFIG],
};

const internalSecret = {
  provide: INTERNAL_SECRET,
  useFactory: (settings: AccountSettings) => settings.FIELDPOST_INTERNAL_SECRET,
  inject: [ACCOUNT_CONFIG],
};

@Module({
  controllers: [RegistryGrpc],
  providers: [Revocations, service, internalSecret],
})
export class RevocationsModule {}
