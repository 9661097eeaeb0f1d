import { Inject, Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { type AppError, defineError, unavailable } from '@fieldpost/errors';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { ApplicationUsage, type DeviceCounts } from './application-usage.repository.js';
import { Owners } from './owners.js';
import { type LimitName, Rejections } from './rejections.js';

export const tooManyDevices = defineError(
  'too_many_devices',
  'resource_exhausted',
  'Application "{app_id}" has reached its limit of {limit} devices',
);

export const tooManyDevicesOfOwner = defineError(
  'too_many_devices_of_owner',
  'resource_exhausted',
  'The owner of application "{app_id}" has reached their limit of {limit} devices',
);

/** How many devices an application may still have. */
export interface DeviceCapacity {
  readonly left: number;
  /** The error of a device beyond that, which is counted as a rejection. */
  readonly reject: () => AppError;
}

/** 0 means no limit. */
type LimitSettings = Pick<HandlerSettings, 'HANDLER_DEVICES_PER_APPLICATION' | 'HANDLER_DEVICES_PER_OWNER'>;

/**
 * Limits devices by application and by owner, for whom an administrator may have set another limit at account. Devices that are created at the same time are not counted for each other, so
 * that a limit may be exceeded by about as many.
 */
@Injectable()
export class DeviceLimits {
  private readonly perApplication: number;
  private readonly perOwner: number;

  constructor(
    private readonly usage: ApplicationUsage,
    @Inject(Owners) private readonly owners: Pick<Owners, 'deviceLimitOf' | 'find' | 'refreshAll' | 'store'>,
    @Inject(Rejections) private readonly rejections: Pick<Rejections, 'count'>,
    @Inject(HANDLER_CONFIG) settings: LimitSettings,
  ) {
    this.perApplication = settings.HANDLER_DEVICES_PER_APPLICATION;
    this.perOwner = settings.HANDLER_DEVICES_PER_OWNER;
  }

  /** Fails when the application may not have one more device. */
  async require(appId: AppId): Promise<void> {
    const { left, reject } = await this.capacityOf(appId);
    if (left < 1) throw reject();
  }

  async capacityOf(appId: AppId): Promise<DeviceCapacity> {
    const { owners, perApplication } = this;
    const { ofApplication, owner } = await this.countDevices(appId);
    const { most, error } = this.limitOfOwner(appId);
    const ofOwner = (most || Infinity) - (owner?.devices ?? 0);
    const own = (perApplication || Infinity) - ofApplication;
    if (own <= ofOwner)
      return this.capacity(
        'devices_of_application',
        own,
        tooManyDevices({ app_id: appId, limit: perApplication }),
      );
    // Applications that are quiet may have another owner by now, which the next call sees.
    if (ofOwner <= 0 && owner) await owners.refreshAll(owner.share);
    return this.capacity('devices_of_owner', ofOwner, error);
  }

  private limitOfOwner(appId: AppId): { readonly most: number; readonly error: AppError } {
    const set = this.owners.deviceLimitOf(appId);
    // An administrator may have set a higher limit, which cannot be read for now.
    if (set === 'unknown') return { most: this.perOwner, error: unavailable({ what: 'account' }) };
    const most = set ?? this.perOwner;
    return { most, error: tooManyDevicesOfOwner({ app_id: appId, limit: most }) };
  }

  private async countDevices(appId: AppId): Promise<DeviceCounts> {
    const { usage, owners } = this;
    // Its owner is then known to `usage`.
    await owners.find(appId);
    const counts = await usage.countDevices(appId);
    return counts.owner || !(await owners.store(appId)) ? counts : usage.countDevices(appId);
  }

  private capacity(limit: LimitName, left: number, error: AppError): DeviceCapacity {
    const reject = () => {
      this.rejections.count(limit);
      return error;
    };
    return { left, reject };
  }
}
