import type { AppId } from '@fieldpost/domain';
import { DeviceLimits } from '../../src/limits/device-limits.js';
import { ApplicationUsage, type DeviceCounts } from '../../src/limits/application-usage.repository.js';
import { Rejections } from '../../src/limits/rejections.js';

/** Counts that the test sets. */
export class UsageMemory extends ApplicationUsage {
  counts: DeviceCounts = { ofApplication: 0, owner: undefined };

  async countDevices(): Promise<DeviceCounts> {
    return this.counts;
  }

  async recordShares(): Promise<void> {}

  async applicationsOf(): Promise<readonly AppId[]> {
    return [];
  }

  async withoutShare(): Promise<readonly AppId[]> {
    return [];
  }
}

/** Limits of devices over counts that the test sets. */
export function deviceLimitsOf({
  perApplication = 0,
  perOwner = 0,
  deviceLimit,
}: { perApplication?: number; perOwner?: number; deviceLimit?: number | 'unknown' | undefined } = {}) {
  const usage = new UsageMemory();
  const rejections = new Rejections();
  const owners = {
    deviceLimitOf: () => deviceLimit,
    find: async (appId: AppId) => appId,
    refreshAll: async () => {},
    store: async () => false,
  };
  const limits = new DeviceLimits(usage, owners, rejections, {
    HANDLER_DEVICES_PER_APPLICATION: perApplication,
    HANDLER_DEVICES_PER_OWNER: perOwner,
  });
  return { limits, usage, rejections };
}
