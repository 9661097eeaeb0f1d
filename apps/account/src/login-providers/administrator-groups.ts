import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { lockAdministrators } from '../administration/administered-users.repository.js';
import { applyMeasure } from '../administration/measures.js';

// Both run within a transaction of the caller.

/** The author of changes that the groups of a person make. */
export const providerAsActor = (id: string): Actor => ({
  userId: null,
  name: `login provider ${id}`,
  client: null,
  address: null,
});

/** The provider whose group gave the role, and the user name of ACCOUNT_EMERGENCY_ADMINISTRATOR. */
export interface RoleOfGroup {
  readonly provider: string;
  readonly emergencyAdministrator: string | undefined;
}

/** Makes the user an administrator because of a group. */
export async function giveAdministrator(db: EntityManager, userId: string, id: string): Promise<void> {
  await lockAdministrators(db);
  await applyMeasure(db, userId, { action: 'user.made_administrator' }, providerAsActor(id));
  await db.query('update linked_logins set gave_administrator = true where user_id = $1 and provider = $2', [
    userId,
    id,
  ]);
}

/** Takes the role away that a group gave, unless no administrator, or not the emergency administrator, would remain. */
export async function dropAdministrator(
  db: EntityManager,
  userId: string,
  { provider: id, emergencyAdministrator }: RoleOfGroup,
): Promise<void> {
  const administrators = await lockAdministrators(db);
  if (administrators.includes(userId)) {
    const [kept] = await db.query<object[]>('select from users where id = $1 and username = $2', [
      userId,
      emergencyAdministrator ?? '',
    ]);
    if (administrators.length === 1 || kept) return;
    await applyMeasure(db, userId, { action: 'user.unmade_administrator' }, providerAsActor(id));
  }
  await db.query('update linked_logins set gave_administrator = false where user_id = $1 and provider = $2', [
    userId,
    id,
  ]);
}
