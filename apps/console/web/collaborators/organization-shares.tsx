import { Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CollaboratingOrganization } from '../api/account.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { OwnListState } from '../lists/list-state.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { organizationsKey } from '../organizations/organizations.queries.js';
import { Confirm } from '../widgets/confirm.js';
import { ButtonLink } from '../widgets/links.js';
import { Loaded } from '../widgets/states.js';
import { collaboratorsTexts as words } from './collaborators.texts.js';
import { type Sharing, useSharing } from './sharing.js';
import { useTeam } from './team.js';
import { RowButton } from '../lists/row-button.js';
import { rightsColumn } from '../rights/rights-column.js';

/** The organizations that are collaborators of an entity. */
export function OrganizationShares({ mayManage }: { mayManage: boolean }) {
  const sharing = useSharing();
  const [removing, setRemoving] = useState<string>();
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.organizations}
      </Title>
      <Text>{words.organizationsTeach}</Text>
      <Loaded query={useQuery(sharing.organizations)}>
        {(organizations) =>
          organizations.length === 0 ? (
            <Text>{words.noOrganizations}</Text>
          ) : (
            <ShareTable
              sharing={sharing}
              organizations={organizations}
              {...(mayManage && { onRemove: setRemoving })}
            />
          )
        }
      </Loaded>
      {mayManage && (
        <Group>
          <ButtonLink {...sharing.addition} variant="default">
            {words.addOrganization}
          </ButtonLink>
        </Group>
      )}
      {removing !== undefined && (
        <Removal sharing={sharing} id={removing} onClose={() => setRemoving(undefined)} />
      )}
    </Stack>
  );
}

interface ChangeProps {
  readonly sharing: Sharing;
  /** Absent for users without the right to change collaborators. */
  readonly onRemove?: (id: string) => void;
}

interface ShareTableProps extends ChangeProps {
  readonly organizations: readonly CollaboratingOrganization[];
}

const columns: readonly Column<CollaboratingOrganization>[] = [
  {
    id: 'organization',
    label: words.organization,
    value: ({ id }) => id,
    cell: ({ id, name }) => `${name} (${id})`,
  },
  rightsColumn(words.rights),
];

function ShareTable({ organizations, sharing, onRemove }: ShareTableProps) {
  const removal = useBulkRemoval(sharing);
  return (
    <OwnListState>
      <LocalList
        view={useListView('organization-shares')}
        label={words.organizations}
        words={usualListTexts(words.organizations, words.organizationThings)}
        columns={columns}
        rows={organizations}
        idOf={({ id }) => id}
        textOf={({ id, name }) => `${id}\n${name}`}
        actions={onRemove ? [removal] : []}
        rowEnd={onRemove && (({ id }) => <Change sharing={sharing} id={id} onRemove={onRemove} />)}
      />
    </OwnListState>
  );
}

function useBulkRemoval(sharing: Sharing): BulkAction<CollaboratingOrganization> {
  const forget = useForget();
  return {
    label: words.remove,
    title: words.removeOrganizationTitle,
    text: words.removeOrganizationText,
    isDangerous: true,
    run: ({ id }) => sharing.remove(id),
    after: forget,
  };
}

/** Reads again what a change of organizations concerns. */
function useForget() {
  const team = useTeam();
  const queries = useQueryClient();
  return () => Promise.all([team.forget(queries), queries.invalidateQueries({ queryKey: organizationsKey })]);
}

const Change = ({ sharing, id, onRemove }: Required<ChangeProps> & { readonly id: string }) => (
  <Group gap="xs" wrap="nowrap">
    <ButtonLink {...sharing.of(id)} size="xs" variant="default" aria-label={words.changeLabel(id)}>
      {words.change}
    </ButtonLink>
    <RowButton label={words.removeLabel(id)} text={words.remove} onClick={() => onRemove(id)} />
  </Group>
);

interface RemovalProps {
  readonly sharing: Sharing;
  readonly id: string;
  readonly onClose: () => void;
}

function Removal({ sharing, id, onClose }: RemovalProps) {
  const forget = useForget();
  const removal = useMutation({
    mutationFn: () => sharing.remove(id),
    onSuccess: () => {
      notifications.show({ message: words.removed(id) });
      void forget();
    },
  });
  return (
    <Confirm
      title={words.removeOrganizationTitle.one(id)}
      text={words.removeOrganizationText.one}
      action={words.remove}
      work={removal}
      onClose={onClose}
    />
  );
}
