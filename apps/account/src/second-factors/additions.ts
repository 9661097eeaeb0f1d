import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.js';
import { noSecondFactor } from './second-factors.errors.js';

/** A second factor that was added. */
export interface Addition {
  /** Recovery codes are stored with the first one. */
  readonly isFirst: boolean;
  /** The time before which sessions and tokens end (Unix seconds). */
  readonly validAfter: number;
}

/** The same for the user: recovery codes if it is the first one, otherwise none. */
export interface NewFactorResult extends Pick<Addition, 'validAfter'> {
  readonly codes: readonly string[];
}

/** Adds a factor with the digests of recovery codes, which count if it is the first one. */
export async function withRecoveryCodes(
  add: (digests: readonly string[]) => Promise<Addition>,
): Promise<NewFactorResult> {
  const codes = newRecoveryCodes(randomBytes);
  const { isFirst, validAfter } = await add(codes.map(recoveryDigest));
  return { codes: isFirst ? codes : [], validAfter };
}

/**
 * With the first factor sessions and tokens from before end: an attacker with the password may have them. Within a transaction
 * that has locked the user.
 */
const addStatus = `
  update users
     set has_second_factor = true,
         valid_after = case when $2 then date_trunc('second', now()) else valid_after end
   where id = $1
  returning floor(coalesce(extract(epoch from valid_after), 0))::float8 as "validAfter"`;

/** Stores the status of a user who has added a factor. */
export async function completeAddition(
  db: EntityManager,
  userId: string,
  { isFirst, recoveryDigests }: { readonly isFirst: boolean; readonly recoveryDigests: readonly string[] },
): Promise<Addition> {
  const [[user]] = await db.query<[[{ validAfter: number }], number]>(addStatus, [userId, isFirst]);
  if (isFirst) await replaceCodes(db, userId, recoveryDigests);
  return { isFirst, ...user };
}

/** Replaces the recovery codes of a user who has a factor. */
export async function renewCodes(
  db: EntityManager,
  userId: string,
  { isFirst, recoveryDigests }: { readonly isFirst: boolean; readonly recoveryDigests: readonly string[] },
): Promise<void> {
  if (isFirst) throw noSecondFactor();
  await replaceCodes(db, userId, recoveryDigests);
}

async function replaceCodes(db: EntityManager, userId: string, digests: readonly string[]): Promise<void> {
  await db.query('delete from recovery_codes where user_id = $1', [userId]);
  await db.query('insert into recovery_codes (user_id, digest) select $1, unnest($2::text[])', [
    userId,
    digests,
  ]);
}
