import type { Algorithm } from '@fieldpost/auth';

/** `signing` is the one key that signs; `published` keys only verify. */
export type KeyState = 'published' | 'signing';

/** A key as it is kept. */
export interface StoredKey {
  /** The `kid` of its tokens. */
  readonly id: string;
  readonly algorithm: Algorithm;
  /** PKIX, PEM. */
  readonly publicKey: string;
  /** The private key (PKCS 8, DER), sealed under `sealingContext(id)`. */
  readonly sealed: Buffer;
  readonly state: KeyState;
}

/** Where signing keys are kept. The class is also the injection token. */
export abstract class SigningKeys {
  /** All keys, the newest first. */
  abstract list(): Promise<readonly StoredKey[]>;
  /** Keeps a signing key unless there is one; of several replicas that try at once, one succeeds. */
  abstract addFirst(key: StoredKey): Promise<void>;
  /** Notes that the key signs tokens that live for so many seconds, unless it is known to sign longer ones. */
  abstract noteLife(id: string, seconds: number): Promise<void>;
}
