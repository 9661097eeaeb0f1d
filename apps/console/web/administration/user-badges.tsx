import { Badge, Group } from '@mantine/core';
import type { User } from '../api/account.js';
import { usersTexts as words } from './administration.texts.js';

/** Whether the registration of a user waits for an administrator. */
export const isUnapproved = ({ waits_for: waitsFor }: User): boolean => waitsFor === 'approval';

/** The state of a user as words. */
export const stateOf = (user: User): readonly string[] =>
  [
    user.administrator && words.administrator,
    user.banned && words.banned,
    isUnapproved(user) && words.unapproved,
    !user.email_verified && words.unverified,
  ].filter((word) => word !== false);

/** Badges for the state of a user. */
export const UserBadges = ({ user }: { user: User }) => (
  <Group gap="xs">
    {user.administrator && (
      <Badge variant="light" tt="none">
        {words.administrator}
      </Badge>
    )}
    {user.banned && (
      <Badge variant="light" color="red" tt="none">
        {words.banned}
      </Badge>
    )}
    {isUnapproved(user) && (
      <Badge variant="light" color="yellow" tt="none">
        {words.unapproved}
      </Badge>
    )}
    {!user.email_verified && (
      <Badge variant="light" color="gray" tt="none">
        {words.unverified}
      </Badge>
    )}
  </Group>
);
