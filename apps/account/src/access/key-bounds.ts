import { type AddressRange, isPartOf } from '../values/address-range.js';
import { keyReachesFurther } from './access.errors.js';

/** Until when and from where an access key is good. */
export interface KeyBounds {
  /** Null for ever. */
  readonly expires: Date | null;
  /** None for everywhere. */
  readonly addresses: readonly AddressRange[];
}

/**
 * The bounds of a key that is made with another: it ends no later and is good nowhere else, since nobody gives away what
 * they do not have. What is not said is as it is for its maker; who is no key has no bounds.
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
