import type { AppId, AppRight } from '@fieldpost/domain';
import type { Actor } from '../access/actor.js';
import type { KeyBounds } from '../access/key-bounds.js';
import type { KeyName } from '../values/key-name.js';

export interface NewAccessKey extends KeyBounds {
  readonly appId: AppId;
  readonly name: KeyName;
  /** Finds the key. */
  readonly digest: string;
  /** Shows it again: v2 clients read keys back. */
  readonly sealed: Buffer;
  readonly rights: readonly AppRight[];
}

export interface AccessKey extends NewAccessKey {
  /** To the minute, and known a minute or so later; null for never. */
  readonly lastUsed: Date | null;
}

/** Where access keys are kept. The class is also the injection token. */
export abstract class AccessKeys {
  abstract listByApp(appId: AppId): Promise<readonly AccessKey[]>;
  abstract find(appId: AppId, name: KeyName): Promise<AccessKey | undefined>;
  /** A name that is taken is refused. `check` hears how many keys there are, and nobody adds another meanwhile. */
  abstract add(key: NewAccessKey, by: Actor, check: (count: number) => void): Promise<void>;
  /** Whether there was such a key. */
  abstract remove(appId: AppId, name: KeyName, by: Actor): Promise<boolean>;
}
