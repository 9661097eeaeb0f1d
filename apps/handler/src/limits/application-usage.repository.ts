import type { AppId } from '@fieldpost/domain';

/** How many devices there are. */
export interface DeviceCounts {
  readonly ofApplication: number;
  /** The user who owns the application and how many devices they have in all; undefined when that is not known. */
  readonly owner: { readonly share: string; readonly devices: number } | undefined;
}

/** The usage of applications, and their owners. The class is also the injection token. */
export abstract class ApplicationUsage {
  /** Costs the same for any number of devices. */
  abstract countDevices(appId: AppId): Promise<DeviceCounts>;
  /** Stores whose share each application uses; applications that are not registered are ignored. */
  abstract recordShares(shares: ReadonlyMap<AppId, string>): Promise<void>;
  abstract applicationsOf(share: string): Promise<readonly AppId[]>;
  /** Applications whose owner was never known, in the byte order of their ids, from the one behind `after`. */
  abstract withoutShare(after: string, limit: number): Promise<readonly AppId[]>;
}
