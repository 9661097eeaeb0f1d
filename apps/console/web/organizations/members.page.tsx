import { Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Organization, OrganizationMember } from '../api/account.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { MemberRemoval } from './member-removal.js';
import { membersQuery, organizationsKey, removeMember } from './organizations.queries.js';
import { membersTexts as words, organizationTexts } from './organizations.texts.js';
import { useOrganization } from './use-organization.js';
import { RowButton } from '../lists/row-button.js';
import { RightNames } from '../rights/right-names.js';

/** The members of an organization. */
export function MembersPage() {
  const { account } = useConsole();
  const organization = useOrganization();
  const self = useQuery(profileQuery(account)).data?.username;
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
          <MemberTable members={members} organization={organization} self={self} onRemove={setRemoving} />
        )}
      </Loaded>
      {removing !== undefined && (
        <MemberRemoval
          organizationId={organization.id}
          username={removing}
          isSelf={removing === self}
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
  const { organization, self } = change;
  const hasEmails = members.some(({ email: one }) => one !== undefined);
  const owners = members.filter(isOwner);
  const lastOwner = owners.length === 1 ? owners[0]?.username : undefined;
  const removal = useBulkRemoval(organization.id, [self, lastOwner]);
  return (
    <LocalList
      view={useListView('members')}
      label={organizationTexts.members}
      words={usualListTexts(organizationTexts.members, words.things)}
      columns={hasEmails ? [username, email, role] : [username, role]}
      rows={members}
      idOf={(member) => member.username}
      actions={organization.rights.includes('organization:members') ? [removal] : []}
      rowEnd={(member) => <Change member={member} lastOwner={lastOwner} {...change} />}
    />
  );
}

const [username, email, role] = [
  { id: 'username', label: words.username, value: (member) => member.username },
  { id: 'email', label: words.email, value: (member) => member.email },
  {
    id: 'role',
    label: words.role,
    value: (member) => member.role ?? member.rights,
    cell: (member) => member.role ?? <RightNames of={member.rights} />,
  },
] as const satisfies readonly Column<OrganizationMember>[];

const isOwner = ({ role: one }: OrganizationMember): boolean => one === 'owner';

/** Users leave by the button of their row only, and an organization keeps its last owner. */
function useBulkRemoval(
  organizationId: string,
  staying: readonly (string | undefined)[],
): BulkAction<OrganizationMember> {
  const { account } = useConsole();
  const queries = useQueryClient();
  return {
    label: words.remove,
    title: words.removeTitle,
    text: words.removeText,
    isDangerous: true,
    isFor: (member) => !staying.includes(member.username),
    run: (member) => removeMember(account, organizationId, member.username),
    after: () => queries.invalidateQueries({ queryKey: organizationsKey }),
  };
}

interface ChangeProps extends Omit<MemberTableProps, 'members'> {
  readonly member: OrganizationMember;
  readonly lastOwner: string | undefined;
}

function Change({ member, organization, self, lastOwner, onRemove }: ChangeProps) {
  const { username: name } = member;
  const mayManage = organization.rights.includes('organization:members');
  const isSelf = name === self;
  return (
    <Group gap="xs" wrap="nowrap">
      {mayManage && (
        <ButtonLink
          to="/console/organizations/$organizationId/members/$username"
          params={{ organizationId: organization.id, username: name }}
          size="xs"
          variant="default"
          aria-label={words.changeLabel(name)}
        >
          {words.change}
        </ButtonLink>
      )}
      {name === lastOwner && <Text size="sm">{words.lastOwner}</Text>}
      {name !== lastOwner && (mayManage || isSelf) && (
        <RowButton
          label={isSelf ? words.leave : words.removeLabel(name)}
          text={isSelf ? words.leave : words.remove}
          onClick={() => onRemove(name)}
        />
      )}
    </Group>
  );
}
