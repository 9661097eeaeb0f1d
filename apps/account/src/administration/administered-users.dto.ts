import { z } from 'zod';
import { pageMembers, toPage } from '@fieldpost/transport';
import { sortMember } from '../lists/sorting.js';
import { plainText } from '../values/plain-text.js';
import { limitsOfUser } from '../values/limits.js';
import { newUser, toProfile } from '../users/users.dto.js';
import type { User } from '../users/users.repository.js';
import { type Collaboration, userSorts, userStates } from './administered-users.repository.js';
import type { UserDto } from './administered-users.operations.js';

const flag = z.boolean('should be true or false').nullish();

/** Query of the list of users. */
export const usersQuery = z
  .object({
    ...pageMembers,
    search: plainText(100).optional(),
    state: z.enum(userStates, `should be one of ${userStates.join(', ')}`).optional(),
    sort: sortMember(userSorts),
  })
  .transform(({ search, state, sort, ...page }) => ({ search, state, ...sort, page: toPage(page) }));
export type UsersQuery = z.infer<typeof usersQuery>;

/** Body of a change of a user's status; absent and null members are unchanged. */
export const userChanges = z
  .object(
    {
      administrator: flag,
      banned: flag,
      approved: z.literal(true, 'should be true').nullish().meta({
        description: 'Approves a registration. To reject one, delete the registration.',
      }),
      limits: z
        .object(limitsOfUser, 'should be an object')
        .nullish()
        .meta({ description: '0 is no limit, null the limit of the settings.' }),
    },
    'should be an object',
  )
  .transform(({ administrator, banned, approved, limits }) => ({
    administrator: administrator ?? undefined,
    banned: banned ?? undefined,
    approved: approved ?? undefined,
    limits: limits ?? undefined,
  }));
export type UserChangesDto = z.infer<typeof userChanges>;

/** Body of a user whom an administrator creates; the path has the name. */
export const createdUser = newUser.omit({ username: true }).extend({
  email_verified: z
    .boolean('should be true or false')
    .default(false)
    .meta({ description: 'Whether the administrator vouches for the address.' }),
});
export type CreatedUserDto = z.infer<typeof createdUser>;

export const toUserDto = (user: User, shares?: readonly Collaboration[]): UserDto => ({
  id: user.id,
  ...toProfile(user),
  banned: user.isBanned,
  ...(user.waitsFor !== null && { waits_for: user.waitsFor }),
  created: user.created.toISOString(),
  limits: user.limits,
  ...(shares && { shares }),
});
