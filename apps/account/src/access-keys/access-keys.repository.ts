import type { AppId, AppRight } from '@fieldpost/domain';
import type { Actor } from '../audit/actor.js';
import type { KeyName } from './key-name.js';

export interface AccessKey {
  readonly appId: AppId;
  readonly name: KeyName;
  /** Finds the key. */
  readonly digest: string;
  /** Shows it again: v2 clients read keys back. */
  readonly sealed: Buffer;
  readonly rights: readonly AppRight[];
}

/** Where access keys are kept. The class is also the injection token. */
export abstract class AccessKeys {
  abstract listByApp(appId: AppId): Promise<readonly AccessKey[]>;
  abstract find(appId: AppId, name: KeyName): Promise<AccessKey | undefined>;
  abstract countByApp(appId: AppId): Promise<number>;
  /** A name that is taken is refused. */
  abstract add(key: AccessKey, by: Actor): Promise<void>;
  /** Whether there was such a key. */
  abstract remove(appId: AppId, name: KeyName, by: Actor): Promise<boolean>;
}
