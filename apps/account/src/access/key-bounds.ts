import { type AddressRange, isPartOf } from '../values/address-range.js';
import { keyReachesFurther } from './access.errors.js';

/** Expiry and allowed addresses of an access key. */
export interface KeyBounds {
  /** Null for no expiry. */
  readonly expires: Date | null;
  /** Empty for all addresses. */
  readonly addresses: readonly AddressRange[];
}

/**
 * The limits of a key that an access key creates: at least those of the creating key, which are also the default. `maker` is
 * undefined when a user creates the key.
 */
export function boundsWithin(wanted: KeyBounds, maker: KeyBounds | undefined): KeyBounds {
  if (!maker) return wanted;
  const expires = wanted.expires ?? maker.expires;
  const addresses = wanted.addresses.length > 0 ? wanted.addresses : maker.addresses;
  if (isLater(expires, maker.expires)) throw keyReachesFurther({ limit: 'expires' });
  const isBound = maker.addresses.length > 0;
  if (isBound && !addresses.every((range) => isPartOf(range, maker.addresses)))
    throw keyReachesFurther({ limit: 'addresses' });
  return { expires, addresses };
}

const isLater = (one: Date | null, other: Date | null): boolean =>
  other !== null && (one === null || one.getTime() > other.getTime());
