import type { AppId } from '@fieldpost/domain';

/** A change of the metadata at discovery that discovery could not take yet, and the token that permits it. */
export interface DiscoveryChange {
  readonly appId: AppId;
  readonly kind: 'add' | 'remove';
  /** In clear here, sealed in the database. */
  readonly token: string;
  /** Unix milliseconds; the token is not kept longer. */
  readonly expiresAt: number;
}

/** Where changes wait for discovery: the last one of each application. The class is also the injection token. */
export abstract class DiscoveryChanges {
  /** Replaces an earlier change of the application. */
  abstract put(change: DiscoveryChange): Promise<void>;
  /**
   * The oldest changes that still apply: no expired one, no addition of a removed application, no removal of one that
   * was registered again.
   */
  abstract oldest(most: number): Promise<readonly DiscoveryChange[]>;
  /** Removes what waits for the application; with `kind` only a change of that kind. */
  abstract remove(appId: AppId, kind?: DiscoveryChange['kind']): Promise<void>;
  /** The applications whose change was removed because its token has expired. */
  abstract removeExpired(): Promise<readonly AppId[]>;
}
