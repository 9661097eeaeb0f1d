import { z } from 'zod';
import { pageMembers, toPage } from '@fieldpost/transport';
import { plainText } from '../values/plain-text.js';
import { toProfile } from '../users/users.dto.js';
import type { User } from '../users/users.repository.js';
import { type Collaboration, userStates } from './administered-users.repository.js';
import type { UserDto } from './administered-users.operations.js';

const flag = z.boolean('should be true or false').nullish();

/** Query of the list of users. */
export const usersQuery = z
  .object({
    ...pageMembers,
    search: plainText(100).optional(),
    state: z.enum(userStates, `should be one of ${userStates.join(', ')}`).optional(),
  })
  .transform(({ search, state, ...page }) => ({ search, state, page: toPage(page) }));
export type UsersQuery = z.infer<typeof usersQuery>;

/** Body of a change of a user's status; absent and null members are unchanged. */
export const userChanges = z
  .object({ administrator: flag, banned: flag }, 'should be an object')
  .transform(({ administrator, banned }) => ({
    administrator: administrator ?? undefined,
    banned: banned ?? undefined,
  }));
export type UserChangesDto = z.infer<typeof userChanges>;

export const toUserDto = (user: User, shares?: readonly Collaboration[]): UserDto => ({
  id: user.id,
  ...toProfile(user),
  banned: user.isBanned,
  created: user.created.toISOString(),
  ...(shares && { shares }),
});
