import type { Algorithm } from '@fieldpost/auth';
import { IdTokenKeyEntity, SigningKeyEntity } from './signing-key.entity.js';

/** Keys that replace each other; one of them signs. */
export interface KeySlot {
  readonly entity: typeof SigningKeyEntity;
  /** Limits the slot to the keys of one algorithm. */
  readonly where: { readonly algorithm?: Algorithm };
}

/** The keys of access tokens: v2 components know one at a time, whatever its algorithm is. */
export const accessTokenSlot: KeySlot = { entity: SigningKeyEntity, where: {} };

/** The keys of id tokens with one algorithm. */
export const idTokenSlot = (algorithm: Algorithm): KeySlot => ({
  entity: IdTokenKeyEntity,
  where: { algorithm },
});
