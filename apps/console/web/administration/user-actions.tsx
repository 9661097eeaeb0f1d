import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountApi, User } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import { administrationKey } from './administration-key.js';
import { userTexts as words } from './administration.texts.js';
import { isUnapproved } from './user-badges.js';

/** A change of a user by an administrator: its texts and its call. */
interface UserAction {
  readonly action: string;
  readonly title: (username: string) => string;
  readonly text: string;
  readonly done: (username: string) => string;
  readonly take: (account: AccountApi, username: string) => Promise<unknown>;
  /** Whether the user is deleted, so that the page has to be left. */
  readonly deletes?: true;
}

/** Changes of a user, each with the members that it sets. */
const changes = {
  make: { administrator: true },
  unmake: { administrator: false },
  ban: { banned: true },
  unban: { banned: false },
  approve: { approved: true },
} as const;

const change = (name: keyof typeof changes, title: UserAction['title']): UserAction => ({
  action: words[name],
  title,
  text: words[`${name}Text`],
  done: words.changed,
  take: (account, username) =>
    answered(
      account.PATCH('/api/v2/users/{username}', { params: { path: { username } }, body: changes[name] }),
    ),
});

const make = change('make', words.makeTitle);
const unmake = change('unmake', words.unmakeTitle);
const ban = change('ban', words.banTitle.one);
const unban = change('unban', words.unbanTitle.one);
const approve = change('approve', words.approveTitle.one);
const reject: UserAction = {
  action: words.reject,
  title: words.rejectTitle,
  text: words.rejectText,
  done: words.rejected,
  deletes: true,
  take: (account, username) =>
    answered(account.DELETE('/api/v2/users/{username}/registration', { params: { path: { username } } })),
};
const mail: UserAction = {
  action: words.mail,
  title: words.mailTitle,
  text: words.mailText,
  done: words.mailed,
  take: (account, username) =>
    answered(account.POST('/api/v2/users/{username}/password-reset', { params: { path: { username } } })),
};

/** Changes that are possible in the state of the user. The server may still reject them. */
const actionsFor = (user: User): readonly UserAction[] =>
  isUnapproved(user) ? [approve, reject] : actionsForApproved(user);

const actionsForApproved = ({ administrator, banned }: User): readonly UserAction[] =>
  banned ? [unban, ...(administrator ? [unmake] : [])] : [administrator ? unmake : make, mail, ban];

const isSevere = (measure: UserAction): boolean => measure === ban || measure === reject;

/** Buttons for changes of a user, each with a confirmation. */
export function UserActions({ user }: { user: User }) {
  const [asked, setAsked] = useState<UserAction>();
  return (
    <>
      <Group gap="xs">
        {actionsFor(user).map((measure) => (
          <Button
            key={measure.action}
            size="sm"
            variant={isSevere(measure) ? 'outline' : 'default'}
            {...(isSevere(measure) && { color: 'red' })}
            onClick={() => setAsked(measure)}
          >
            {measure.action}
          </Button>
        ))}
      </Group>
      {asked && <Asked username={user.username} measure={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface AskedProps {
  readonly username: string;
  readonly measure: UserAction;
  readonly onClose: () => void;
}

function Asked({ username, measure, onClose }: AskedProps) {
  const { action, title, text, done, take, deletes } = measure;
  const { account } = useConsole();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const work = useMutation({
    mutationFn: () => take(account, username),
    onSuccess: async () => {
      if (deletes) await navigate({ to: '/console/administration' });
      notifications.show({ message: done(username) });
      // Administrators may have changed their own account.
      void queries.invalidateQueries({ queryKey: administrationKey });
      void queries.invalidateQueries({ queryKey: ['profile'] });
    },
  });
  const question = { title: title(username), text, action, isHarmless: !isSevere(measure) };
  return <Confirm {...question} work={work} onClose={onClose} />;
}
