import type { Account } from './account.js';

/** A user whose e-mail address is verified, with a token for everything. */
export interface VerifiedUser {
  readonly name: string;
  readonly userId: string;
  readonly as: string;
}

export const idOf = async (app: Account, username: string): Promise<string> =>
  (await app.sql<{ id: string }>('select id from users where username = $1', [username]))[0]?.id ?? '';

export async function verifiedUser(app: Account, name: string): Promise<VerifiedUser> {
  const as = await app.user(name);
  const userId = await idOf(app, name);
  await app.sql('update users set email_valid = true where id = $1', [userId]);
  return { name, userId, as };
}

/** The secret of a new link with which the user verifies the address that waits for that. */
export const verificationToken = async (app: Account, userId: string): Promise<string> =>
  (await app.internalApi.startEmailVerification({ user_id: userId })).token;
