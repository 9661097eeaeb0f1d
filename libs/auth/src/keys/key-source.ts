import type { VerifyingKey } from './verifying-key.js';

/**
 * Where the public keys of issuers come from. The class is also the injection token. Keys of an issuer that is known
 * but could not be reached yet are `unavailable`, never a rejection.
 */
export abstract class KeySource {
  /**
   * How often keys that were known ceased to be: whatever was verified before the last time may have been signed with one
   * of them. A source whose keys never leave has 0.
   */
  get losses(): number {
    return 0;
  }

  /** The keys of `issuer`, or undefined when no such issuer is configured. `keyId` asks for one that may be new. */
  abstract keysOf(issuer: string, keyId: string | undefined): Promise<readonly VerifyingKey[] | undefined>;
}
