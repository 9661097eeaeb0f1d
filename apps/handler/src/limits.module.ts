import { Global, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { RateLimits } from './access/rate-limits.js';
import { DeviceLimits } from './limits/device-limits.js';
import { LOGGER } from './handler.config.js';
import { ApplicationUsage } from './limits/application-usage.repository.js';
import { Owners } from './limits/owners.js';
import { Rejections } from './limits/rejections.js';

const pageOfApplications = 1_000;

/** Limits that several features share. */
@Global()
@Module({
  providers: [DeviceLimits, Owners, RateLimits, Rejections],
  exports: [DeviceLimits, Owners, Rejections, RateLimits],
})
export class LimitsModule implements OnApplicationBootstrap {
  constructor(
    private readonly usage: ApplicationUsage,
    private readonly owners: Owners,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.findOwners().catch((error: unknown) =>
      this.log.warn({ err: error }, 'owners of applications are not known for now'),
    );
  }

  /** Of applications that were registered before their owners were stored. */
  private async findOwners(): Promise<void> {
    let page = await this.usage.withoutShare('', pageOfApplications);
    for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
      await Promise.all(page.map((appId) => this.owners.find(appId)));
      page = await this.usage.withoutShare(last, pageOfApplications);
    }
  }
}
