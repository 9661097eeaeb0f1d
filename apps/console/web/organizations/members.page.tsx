import { Button, Group, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Organization, OrganizationMember } from '../api/account.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { Scroller } from '../lists/scroller.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { MemberRemoval } from './member-removal.js';
import { membersQuery } from './organizations.queries.js';
import { membersTexts as words, organizationTexts } from './organizations.texts.js';
import { useOrganization } from './use-organization.js';

/** The members of an organization. */
export function MembersPage() {
  const { account } = useConsole();
  const organization = useOrganization();
  const username = useQuery(profileQuery(account)).data?.username;
  const [removing, setRemoving] = useState<string>();
  const mayManage = organization.rights.includes('organization:members');
  const add = mayManage && (
    <ButtonLink
      to="/console/organizations/$organizationId/members/-new"
      params={{ organizationId: organization.id }}
    >
      {words.add}
    </ButtonLink>
  );
  return (
    <Page title={organization.name} actions={add}>
      {!mayManage && <Text>{words.restricted}</Text>}
      <Loaded query={useQuery(membersQuery(account, organization.id))}>
        {(members) => (
          <MemberTable members={members} organization={organization} self={username} onRemove={setRemoving} />
        )}
      </Loaded>
      {removing !== undefined && (
        <MemberRemoval
          organizationId={organization.id}
          username={removing}
          isSelf={removing === username}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Page>
  );
}

interface MemberTableProps {
  readonly members: readonly OrganizationMember[];
  readonly organization: Organization;
  /** The user; undefined until the profile is loaded. */
  readonly self: string | undefined;
  readonly onRemove: (username: string) => void;
}

function MemberTable({ members, ...change }: MemberTableProps) {
  const hasEmails = members.some(({ email }) => email !== undefined);
  return (
    <Scroller label={organizationTexts.members}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{words.username}</Table.Th>
            {hasEmails && <Table.Th scope="col">{words.email}</Table.Th>}
            <Table.Th scope="col">{words.role}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {members.map((member) => (
            <Table.Tr key={member.username}>
              <Table.Th scope="row">{member.username}</Table.Th>
              {hasEmails && <Table.Td>{member.email}</Table.Td>}
              <Table.Td>{member.role ?? member.rights.join(', ')}</Table.Td>
              <Table.Td>
                <Change member={member} {...change} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Scroller>
  );
}

interface ChangeProps extends Omit<MemberTableProps, 'members'> {
  readonly member: OrganizationMember;
}

function Change({ member: { username }, organization, self, onRemove }: ChangeProps) {
  const mayManage = organization.rights.includes('organization:members');
  const isSelf = username === self;
  return (
    <Group gap="xs" wrap="nowrap">
      {mayManage && (
        <ButtonLink
          to="/console/organizations/$organizationId/members/$username"
          params={{ organizationId: organization.id, username }}
          size="xs"
          variant="default"
          aria-label={words.changeLabel(username)}
        >
          {words.change}
        </ButtonLink>
      )}
      {(mayManage || isSelf) && (
        <Button
          size="xs"
          variant="default"
          aria-label={isSelf ? words.leave : words.removeLabel(username)}
          onClick={() => onRemove(username)}
        >
          {isSelf ? words.leave : words.remove}
        </Button>
      )}
    </Group>
  );
}
