import type { VerifyingKey } from './verifying-key.js';

/**
 * Source of the public keys of issuers. The class is also the injection token. Keys of a configured issuer
 * but could not be reached yet are `unavailable`, never a rejection.
 */
export abstract class KeySource {
  /**
   * How often known keys were removed: tokens verified before the last removal may have been signed with one
   * of them. 0 for a source that never removes keys.
   */
  get losses(): number {
    return 0;
  }

  /** The keys of `issuer`, or undefined when no such issuer is configured. A new `keyId` causes a fetch. */
  abstract keysOf(issuer: string, keyId: string | undefined): Promise<readonly VerifyingKey[] | undefined>;
}
