import { Alert, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountApi, Invitation } from '../../api/account.js';
import { answered } from '../../api/failure.js';
import { useConsole } from '../../console.js';
import type { BulkAction } from '../../lists/bulk/bulk-action.js';
import { ServerList } from '../../lists/list-frame.js';
import { allPages } from '../../lists/server-pages.js';
import type { Column } from '../../lists/table/columns.js';
import { useListView } from '../../lists/use-list-view.js';
import { Confirm } from '../../widgets/confirm.js';
import { CopyText } from '../../widgets/copy-text.js';
import { Section } from '../../widgets/section.js';
import { Loaded } from '../../widgets/states.js';
import { Time } from '../../widgets/times/time.js';
import { administrationKey } from '../administration-key.js';
import { Users } from '../entities/owner.js';
import { InvitationForm } from './invitation-form.js';
import { openInvitations } from './registration.queries.js';
import { invitationTexts as words } from './registration.texts.js';
import { RowButton } from '../../lists/row-button.js';

const route = getRouteApi('/signed-in/console/administration/registration');
/** Invitations in one request of “select all”. */
const mostRead = 1000;

const addressOf = ({ email }: Invitation): string => email ?? words.anyAddress;

const columns: readonly Column<Invitation>[] = [
  {
    id: 'email',
    label: words.email,
    value: addressOf,
    cell: (invitation) =>
      `${addressOf(invitation)}${invitation.administrator ? ` (${words.isAdministrator})` : ''}`,
  },
  {
    id: 'invited_by',
    label: words.invitedBy,
    value: ({ invited_by }) => invited_by,
    cell: ({ invited_by }) => <Users names={[invited_by]} />,
  },
  {
    id: 'created',
    label: words.created,
    value: ({ created }) => created,
    cell: ({ created }) => <Time at={created} />,
    startsHidden: true,
  },
  {
    id: 'expires',
    label: words.expires,
    value: ({ expires }) => expires,
    cell: ({ expires }) => <Time at={expires} />,
  },
];

/** Open invitations, and a form for a new one. */
export function Invitations() {
  const [created, setCreated] = useState<Invitation>();
  const [withdrawn, setWithdrawn] = useState<Invitation>();
  return (
    <Section title={words.title}>
      <Text>{words.teach}</Text>
      <InvitationForm onCreated={setCreated} />
      {created && <Created invitation={created} />}
      <List onWithdraw={setWithdrawn} />
      {withdrawn && <Withdrawal invitation={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </Section>
  );
}

function List({ onWithdraw }: { onWithdraw: (invitation: Invitation) => void }) {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const view = useListView('invitations');
  const actions = [useBulkWithdrawal()];
  return (
    <Loaded query={useQuery(openInvitations.query(account, wanted, view.size))}>
      {({ items, total }) =>
        total === 0 && wanted.search === undefined ? (
          <Text role="status">{words.none}</Text>
        ) : (
          <ServerList
            view={view}
            label={words.title}
            words={words}
            columns={columns}
            idOf={({ id }) => id}
            nameOf={addressOf}
            rows={items}
            total={total}
            usualSort="created"
            all={() => allPages((slice) => openInvitations.read(account, wanted, slice), mostRead)}
            actions={actions}
            rowEnd={(invitation) => <WithdrawButton invitation={invitation} onWithdraw={onWithdraw} />}
          />
        )
      }
    </Loaded>
  );
}

interface WithdrawButtonProps {
  readonly invitation: Invitation;
  readonly onWithdraw: (invitation: Invitation) => void;
}

const WithdrawButton = ({ invitation, onWithdraw }: WithdrawButtonProps) => (
  <RowButton
    label={words.withdrawLabel(addressOf(invitation))}
    text={words.withdraw}
    onClick={() => onWithdraw(invitation)}
  />
);

const withdraw = (account: AccountApi, { id }: Invitation) =>
  answered(account.DELETE('/api/v2/invitations/{id}', { params: { path: { id } } }));

function useBulkWithdrawal(): BulkAction<Invitation> {
  const { account } = useConsole();
  const queries = useQueryClient();
  return {
    label: words.withdraw,
    title: words.withdrawTitle,
    text: words.withdrawText,
    isDangerous: true,
    run: (invitation) => withdraw(account, invitation),
    after: () => queries.invalidateQueries({ queryKey: administrationKey }),
  };
}

/** The link of an invitation that was not mailed, shown once. */
const Created = ({ invitation: { email, link } }: { invitation: Invitation }) => (
  <Alert color="green" title={link === undefined ? words.mailedTitle : words.linkTitle} role="status">
    {link === undefined ? (
      <Text>{words.mailed(email ?? words.anyAddress)}</Text>
    ) : (
      <Stack align="flex-start">
        <Text>{words.linkText}</Text>
        <CopyText text={link} />
      </Stack>
    )}
  </Alert>
);

function Withdrawal({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const work = useMutation({
    mutationFn: () => withdraw(account, invitation),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: administrationKey });
      notifications.show({ message: words.withdrawn });
    },
  });
  return (
    <Confirm
      title={words.withdrawTitle.one(addressOf(invitation))}
      text={words.withdrawText.one}
      action={words.withdraw}
      work={work}
      onClose={onClose}
    />
  );
}
