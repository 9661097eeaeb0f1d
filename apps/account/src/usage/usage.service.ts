import { Injectable, Optional } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { CreationLimits, type LimitedTable } from '../access/creation-limits.js';
import { type List, listWith } from '../lists/list.js';
import { userNotFound } from '../users/users.errors.js';
import { type ApplicationUsage, ApplicationUsageRepository } from './application-usage.repository.js';
import { toReportedUsage } from './reported-figures.js';
import type { ApplicationUsageQuery, UsageQuery } from './usage.dto.js';
import type { ApplicationUsageDto, UsageDto } from './usage.operations.js';
import { usageReportOf } from './usage-report.schema.js';
import { UsageReportsRepository } from './usage-reports.repository.js';
import { type Usage, UsageRepository } from './usage.repository.js';

/** Reports how much users and applications use. */
@Injectable()
export class UsageService {
  constructor(
    private readonly usages: UsageRepository,
    private readonly applications: ApplicationUsageRepository,
    private readonly reports: UsageReportsRepository,
    private readonly limits: CreationLimits,
    @Optional() private readonly now: () => number = Date.now,
  ) {}

  list({ page, ...search }: UsageQuery): List<UsageDto> {
    const now = this.now();
    return listWith((usage: Usage) => this.toDto(usage, now), page)(this.usages.list(search));
  }

  /** By application: of all, or of those that a user owns. */
  listApplications({ page, ...search }: ApplicationUsageQuery, userId?: string): List<ApplicationUsageDto> {
    const now = this.now();
    const toItem = (usage: ApplicationUsage) => toApplicationDto(usage, now);
    return listWith(toItem, page)(this.applications.list(search, userId));
  }

  async of(userId: string): Promise<UsageDto> {
    const usage = await this.usages.find(userId);
    if (!usage) throw userNotFound({ username: userId });
    return this.toDto(usage, this.now());
  }

  /** Records what a handler reports. */
  async report(request: account.ReportUsageRequest__Output): Promise<void> {
    await this.reports.record(usageReportOf(request));
  }

  private toDto(usage: Usage, now: number): UsageDto {
    const { username, isAdmin, limits, owned } = usage;
    const { user: defaults } = this.limits.defaults;
    const { applications, gateways, access_keys, organizations } = usage;
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
      reported: toReportedUsage(owned, usage, now),
    };
  }
}

function toApplicationDto(usage: ApplicationUsage, now: number): ApplicationUsageDto {
  const { id, created, username, organization } = usage;
  const owner =
    username === null
      ? organization !== null && ({ kind: 'organization', id: organization } as const)
      : ({ kind: 'user', id: username } as const);
  return {
    id,
    created: created.toISOString(),
    owner: owner || null,
    reported: toReportedUsage(1, usage, now),
  };
}
