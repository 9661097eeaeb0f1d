import type { AppId } from '@fieldpost/domain';
import { joinKey } from '@fieldpost/domain';
import { digestOf, type Sealer } from '@fieldpost/persistence';
import type { KeyName } from '../values/key-name.js';

export interface MadeKey {
  readonly key: string;
  /** Of the secret alone: a key that is sent without its issuer is found as well. */
  readonly digest: string;
  readonly sealed: Buffer;
}

const secretBytes = 32;
/** Binds a sealed key to its row. */
export const contextOfAccessKey = (appId: string, name: string): string => `access-key/${appId}/${name}`;

/** Makes access keys, `<issuer>.<256 random bits>`, and shows sealed ones again. */
export class KeyMaker {
  constructor(
    private readonly issuer: string,
    private readonly sealer: Sealer,
    private readonly random: (bytes: number) => Buffer,
  ) {}

  make(appId: AppId, name: KeyName): MadeKey {
    const secret = this.random(secretBytes).toString('base64url');
    const key = joinKey({ issuer: this.issuer, secret });
    return { key, digest: digestOf(secret), sealed: this.sealer.seal(key, contextOfAccessKey(appId, name)) };
  }

  show(appId: AppId, name: KeyName, sealed: Buffer): string {
    return this.sealer.openText(sealed, contextOfAccessKey(appId, name));
  }
}
