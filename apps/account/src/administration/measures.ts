import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { record } from '../audit/record.js';
import { removeMadeWithPassword, removeFactorsSince } from '../second-factors/removals.js';
import { emailExists } from '../users/users.errors.js';
import { isEmailTaken } from '../users/users.repository.js';

/** A change of a user by an operator or an administrator. */
export type UserMeasure =
  | { readonly action: 'user.approved' }
  | { readonly action: 'user.banned' }
  | { readonly action: 'user.unbanned' }
  | { readonly action: 'user.made_administrator' }
  | { readonly action: 'user.unmade_administrator' }
  | { readonly action: 'user.email_verified' }
  | { readonly action: 'user.second_factors_reset' }
  | { readonly action: 'user.password_set'; readonly passwordHash: string };

/** A user with a password that the operator set no longer depends on a provider. A ban, a new password and a reset of second factors invalidate earlier tokens, sessions and remembered devices. */
const changes: Readonly<Record<UserMeasure['action'], string>> = {
  'user.approved': 'is_approved = true',
  'user.banned': `is_banned = true, valid_after = date_trunc('second', now())`,
  'user.unbanned': 'is_banned = false',
  'user.made_administrator': 'is_admin = true',
  'user.unmade_administrator': 'is_admin = false',
  'user.email_verified': 'email = coalesce(pending_email, email), pending_email = null, email_valid = true',
  'user.second_factors_reset': `has_second_factor = false, valid_after = date_trunc('second', now())`,
  'user.password_set': `password_hash = $2, login_provider = null, pending_email = null, valid_after = date_trunc('second', now())`,
};

/** Applies a measure within a transaction of the caller, and writes it to the audit log. */
export async function applyMeasure(
  db: EntityManager,
  id: string,
  what: UserMeasure,
  by: Actor,
): Promise<void> {
  const values = what.action === 'user.password_set' ? [id, what.passwordHash] : [id];
  await db.query(`update users set ${changes[what.action]} where id = $1`, values).catch(rejectTakenEmail);
  if (what.action === 'user.second_factors_reset') await removeFactorsSince(db, id, '-infinity');
  if (what.action === 'user.password_set') await removeMadeWithPassword(db, id);
  await record(db, by, { kind: 'users', id, action: what.action });
}

function rejectTakenEmail(error: unknown): never {
  if (isEmailTaken(error)) throw emailExists({ cause: error });
  throw error;
}
