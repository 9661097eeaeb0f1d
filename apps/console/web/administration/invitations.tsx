import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Pages } from '../lists/list-parts.js';
import { Scroller } from '../lists/scroller.js';
import { pagesOf } from '../lists/server-pages.js';
import { Confirm } from '../widgets/confirm.js';
import { CopyText } from '../widgets/copy-text.js';
import { Section } from '../widgets/section.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import { administrationKey } from './administration.queries.js';
import { InvitationForm } from './invitation-form.js';
import { invitationsQuery } from './registration.queries.js';
import { invitationTexts as words } from './registration.texts.js';

/** Open invitations, and a form for a new one. */
export function Invitations() {
  const { account } = useConsole();
  const [page, setPage] = useState(1);
  const [created, setCreated] = useState<Invitation>();
  const [withdrawn, setWithdrawn] = useState<Invitation>();
  return (
    <Section title={words.title}>
      <Text>{words.teach}</Text>
      <InvitationForm onCreated={setCreated} />
      {created && <Created invitation={created} />}
      <Loaded query={useQuery(invitationsQuery(account, page))}>
        {({ items, total }) => (
          <>
            {total === 0 ? (
              <Text role="status">{words.none}</Text>
            ) : (
              <InvitationTable invitations={items} onWithdraw={setWithdrawn} />
            )}
            <Pages label={words.pages} page={page} pages={pagesOf(total)} onPage={setPage} />
          </>
        )}
      </Loaded>
      {withdrawn && <Withdrawal invitation={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </Section>
  );
}

/** The link of an invitation that was not mailed, shown once. */
const Created = ({ invitation: { email, link } }: { invitation: Invitation }) => (
  <Alert color="green" title={words.linkTitle} role="status">
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

interface TableProps {
  readonly invitations: readonly Invitation[];
  readonly onWithdraw: (invitation: Invitation) => void;
}

const InvitationTable = ({ invitations, onWithdraw }: TableProps) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.email}</Table.Th>
          <Table.Th scope="col">{words.invitedBy}</Table.Th>
          <Table.Th scope="col">{words.expires}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {invitations.map((invitation) => (
          <Table.Tr key={invitation.id}>
            <Table.Th scope="row">
              <Group gap="xs">
                {invitation.email ?? words.anyAddress}
                {invitation.administrator && `(${words.isAdministrator})`}
              </Group>
            </Table.Th>
            <Table.Td>{invitation.invited_by}</Table.Td>
            <Table.Td>
              <Time at={invitation.expires} />
            </Table.Td>
            <Table.Td>
              <Button
                size="xs"
                variant="default"
                aria-label={words.withdrawLabel(invitation.email ?? words.anyAddress)}
                onClick={() => onWithdraw(invitation)}
              >
                {words.withdraw}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

function Withdrawal({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const work = useMutation({
    mutationFn: () =>
      answered(account.DELETE('/api/v2/invitations/{id}', { params: { path: { id: invitation.id } } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: administrationKey });
      notifications.show({ message: words.withdrawn });
    },
  });
  return (
    <Confirm
      title={words.withdrawTitle(invitation.email ?? words.anyAddress)}
      text={words.withdrawText}
      action={words.withdraw}
      work={work}
      onClose={onClose}
    />
  );
}
