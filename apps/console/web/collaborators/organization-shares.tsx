import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CollaboratingOrganization } from '../api/account.js';
import { Scroller } from '../lists/scroller.js';
import { organizationsKey } from '../organizations/organizations.queries.js';
import { Confirm } from '../widgets/confirm.js';
import { ButtonLink } from '../widgets/links.js';
import { Loaded } from '../widgets/states.js';
import { collaboratorsTexts as words } from './collaborators.texts.js';
import { type Sharing, useSharing } from './sharing.js';
import { useTeam } from './team.js';

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

const ShareTable = ({ organizations, ...change }: ShareTableProps) => (
  <Scroller label={words.organizations}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.organization}</Table.Th>
          <Table.Th scope="col">{words.rights}</Table.Th>
          {change.onRemove && <Table.Td />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {organizations.map(({ id, name, rights }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">
              {name} ({id})
            </Table.Th>
            <Table.Td>{rights.join(', ')}</Table.Td>
            {change.onRemove && (
              <Table.Td>
                <Change sharing={change.sharing} id={id} onRemove={change.onRemove} />
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const Change = ({ sharing, id, onRemove }: Required<ChangeProps> & { readonly id: string }) => (
  <Group gap="xs" wrap="nowrap">
    <ButtonLink {...sharing.of(id)} size="xs" variant="default" aria-label={words.changeLabel(id)}>
      {words.change}
    </ButtonLink>
    <Button size="xs" variant="default" aria-label={words.removeLabel(id)} onClick={() => onRemove(id)}>
      {words.remove}
    </Button>
  </Group>
);

interface RemovalProps {
  readonly sharing: Sharing;
  readonly id: string;
  readonly onClose: () => void;
}

function Removal({ sharing, id, onClose }: RemovalProps) {
  const team = useTeam();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => sharing.remove(id),
    onSuccess: () => {
      notifications.show({ message: words.removed(id) });
      void team.forget(queries);
      void queries.invalidateQueries({ queryKey: organizationsKey });
    },
  });
  return (
    <Confirm
      title={words.removeTitle(id)}
      text={words.removeOrganizationText}
      action={words.remove}
      work={removal}
      onClose={onClose}
    />
  );
}
