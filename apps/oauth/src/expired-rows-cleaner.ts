import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { hourMs } from '@fieldpost/domain';
import { ClientAssertions } from './client-assertions/client-assertions.service.js';
import { Codes } from './codes/codes.repository.js';
import { DeviceCodes } from './device-codes/device-codes.repository.js';
import { UserCodeGuesses } from './device-codes/user-code-guesses.js';
import { Grants } from './grants/grants.repository.js';
import { LOGGER } from './oauth.config.js';
import { ProviderRequests } from './providers/provider-requests.repository.js';
import { RemovedProviders } from './providers/removed-providers.js';
import { RememberedDevices } from './sessions/remembered-devices.js';
import { Sessions } from './sessions/sessions.repository.js';

/** Deletes expired rows of every table that has them, every hour. */
@Injectable()
export class ExpiredRowsCleaner implements OnModuleInit, OnModuleDestroy {
  private readonly tables;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    codes: Codes,
    grants: Grants,
    sessions: Sessions,
    devices: RememberedDevices,
    deviceCodes: DeviceCodes,
    guesses: UserCodeGuesses,
    assertions: ClientAssertions,
    providerRequests: ProviderRequests,
    removedProviders: RemovedProviders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.tables = [
      ...[codes, grants, sessions, devices, deviceCodes, guesses, assertions],
      ...[providerRequests, removedProviders],
    ];
  }

  onModuleInit(): void {
    this.timer = setInterval(() => this.clean(new Date()), hourMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private clean(now: Date): void {
    for (const table of this.tables) {
      void table
        .removeExpired(now)
        .catch((err: unknown) => this.logger.warn({ err }, 'expired rows cannot be removed'));
    }
  }
}
