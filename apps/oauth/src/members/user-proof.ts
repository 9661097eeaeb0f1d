import type { account } from '@fieldpost/contracts';
import type { Member } from './members.service.js';

/** What the session proves about its user, for changes that account makes only with a proof (ADR 94). */
export const proofOf = ({ session, address }: Member): account.UserProof => ({
  user_id: session.userId,
  logged_in_at: Math.floor(session.created.getTime() / 1000),
  second_factor: session.methods.includes('mfa'),
  address,
});
