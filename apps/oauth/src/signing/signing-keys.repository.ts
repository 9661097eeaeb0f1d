import type { Algorithm } from '@fieldpost/auth';

/** `signing` is the one key that signs; `published` keys only verify. */
export type KeyState = 'published' | 'signing';

/** A key in the database. */
export interface StoredKey {
  /** The `kid` of its tokens. */
  readonly id: string;
  readonly algorithm: Algorithm;
  /** PKIX, PEM. */
  readonly publicKey: string;
  /** The private key (PKCS 8, DER), sealed under `sealingContext(id)`. */
  readonly sealed: Buffer;
  readonly state: KeyState;
  /** Absent before it is stored. */
  readonly created?: Date;
}

/** Stores signing keys. The class is also the injection token. */
export abstract class SigningKeys {
  /** All keys, the newest first. */
  abstract list(): Promise<readonly StoredKey[]>;
  /** Stores a signing key unless there is one; of concurrent replicas, one succeeds. */
  abstract addFirst(key: StoredKey): Promise<void>;
  /** Records the lifetime of the tokens of a key, unless a longer one is recorded. */
  abstract recordLifetime(id: string, seconds: number): Promise<void>;
}
