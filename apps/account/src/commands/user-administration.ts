import type { Username } from '@fieldpost/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { operator } from '../audit/actor.js';
import { record } from '../audit/record.js';
import { userNotFound } from '../users/users.errors.js';

/** What only an operator does to a user. */
export type UserMeasure =
  | { readonly action: 'user.banned' }
  | { readonly action: 'user.unbanned' }
  | { readonly action: 'user.made_administrator' }
  | { readonly action: 'user.email_verified' }
  | { readonly action: 'user.password_set'; readonly passwordHash: string };

/** Tokens of before are dead for whoever is banned or gets a password. */
const changes: Readonly<Record<UserMeasure['action'], string>> = {
  'user.banned': `is_banned = true, valid_after = date_trunc('second', now())`,
  'user.unbanned': 'is_banned = false',
  'user.made_administrator': 'is_admin = true',
  'user.email_verified': 'email_valid = true',
  'user.password_set': `password_hash = $2, valid_after = date_trunc('second', now())`,
};

/** Takes one measure against or for a user, and notes it in the audit log. */
export function measure(db: DataSource, username: Username, what: UserMeasure): Promise<void> {
  return db.transaction(async (tx) => {
    const id = await idOf(tx, username);
    const values = what.action === 'user.password_set' ? [id, what.passwordHash] : [id];
    await tx.query(`update users set ${changes[what.action]} where id = $1`, values);
    await record(tx, operator, { kind: 'users', id, action: what.action });
  });
}

async function idOf(db: EntityManager, username: Username): Promise<string> {
  const [user] = await db.query<{ id: string }[]>('select id from users where username = $1', [username]);
  if (!user) throw userNotFound({ username });
  return user.id;
}
