import { Injectable } from '@nestjs/common';
import type { Page } from '@fieldpost/transport';
import { CreationLimits, type LimitedTable } from '../access/creation-limits.js';
import { type List, listWith } from '../lists/list.js';
import { userNotFound } from '../users/users.errors.js';
import type { UsageDto } from './usage.operations.js';
import { type Usage, UsageRepository } from './usage.repository.js';

/** Reports how much users use. */
@Injectable()
export class UsageService {
  constructor(
    private readonly usages: UsageRepository,
    private readonly limits: CreationLimits,
  ) {}

  list(page: Page | undefined): List<UsageDto> {
    return listWith((usage: Usage) => this.toDto(usage), page)(this.usages.list());
  }

  async of(userId: string): Promise<UsageDto> {
    const usage = await this.usages.find(userId);
    if (!usage) throw userNotFound({ username: userId });
    return this.toDto(usage);
  }

  private toDto({ username, isAdmin, limits, ...counts }: Usage): UsageDto {
    const { user: defaults } = this.limits.defaults;
    const { applications, gateways, access_keys, organizations } = counts;
    const limitOf = (what: LimitedTable): number => (isAdmin ? 0 : (limits[what] ?? defaults[what]));
    return {
      username,
      used: { applications, gateways, access_keys, organizations },
      limits: {
        applications: limitOf('applications'),
        gateways: limitOf('gateways'),
        access_keys: limitOf('access_keys'),
        organizations: limitOf('organizations'),
      },
    };
  }
}
