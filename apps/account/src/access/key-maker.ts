import { joinKey } from '@fieldpost/domain';
import { digestOf, type Sealer } from '@fieldpost/persistence';

export interface NewKey {
  readonly key: string;
  /** Digest of the secret only, so that a key sent without its issuer is found as well. */
  readonly digest: string;
  readonly sealed: Buffer;
}

const secretBytes = 32;

/** Contexts bind a sealed key to its row. */
export const accessKeyContext = (appId: string, name: string): string => `access-key/${appId}/${name}`;
export const gatewayKeyContext = (id: string): string => `gateway-key/${id}`;

/** Creates keys of applications and gateways, `<issuer>.<256 random bits>`, and opens sealed ones. */
export class KeyMaker {
  constructor(
    private readonly issuer: string,
    private readonly sealer: Sealer,
    private readonly random: (bytes: number) => Buffer,
  ) {}

  make(context: string): NewKey {
    const secret = this.random(secretBytes).toString('base64url');
    const key = joinKey({ issuer: this.issuer, secret });
    return { key, digest: digestOf(secret), sealed: this.sealer.seal(key, context) };
  }

  open(context: string, sealed: Buffer): string {
    return this.sealer.openText(sealed, context);
  }
}
