import { type GatewayId, joinKey } from '@fieldpost/domain';
import { digestOf, type Sealer } from '@fieldpost/persistence';

export interface GatewaySecrets {
  readonly key: string;
  /** Of the secret part alone: a key that is sent without its issuer is found as well. */
  readonly digest: string;
  readonly sealed: Buffer;
  readonly scrambleSeed: Buffer;
}

const secretBytes = 32;
const seedBytes = 8;
/** Binds a sealed key to its row. */
export const contextOfGatewayKey = (id: string): string => `gateway-key/${id}`;

/** Makes what only a gateway and its server know, and shows sealed keys again. */
export class GatewaySecretMaker {
  constructor(
    private readonly issuer: string,
    private readonly sealer: Sealer,
    private readonly random: (bytes: number) => Buffer,
  ) {}

  make(id: GatewayId): GatewaySecrets {
    const secret = this.random(secretBytes).toString('base64url');
    const key = joinKey({ issuer: this.issuer, secret });
    const sealed = this.sealer.seal(key, contextOfGatewayKey(id));
    return { key, digest: digestOf(secret), sealed, scrambleSeed: this.random(seedBytes) };
  }

  show(id: GatewayId, sealed: Buffer): string {
    return this.sealer.openText(sealed, contextOfGatewayKey(id));
  }
}
