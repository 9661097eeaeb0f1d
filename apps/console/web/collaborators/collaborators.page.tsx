import { Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Collaborator } from '../api/account.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Confirm } from '../widgets/confirm.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { collaboratorsTexts as words } from './collaborators.texts.js';
import { OrganizationShares } from './organization-shares.js';
import { type Team, useOwnRights, useTeam } from './team.js';
import { RowButton } from '../lists/row-button.js';
import { rightsColumn } from '../rights/rights-column.js';

/** The collaborators of an entity. */
export function CollaboratorsPage() {
  const team = useTeam();
  const mayManage = useOwnRights(team).includes(team.managing);
  const [removing, setRemoving] = useState<string>();
  const add = mayManage && <ButtonLink {...team.addition}>{words.add}</ButtonLink>;
  return (
    <Loaded query={useQuery(team.people)}>
      {(people) => (
        <Page title={words.title} actions={add}>
          {!mayManage && <Text>{words.restricted(team.managing)}</Text>}
          {people.length === 0 ? (
            <Empty title={words.none} text={words.teach} action={add} />
          ) : (
            <CollaboratorList team={team} people={people} {...(mayManage && { onRemove: setRemoving })} />
          )}
          <OrganizationShares mayManage={mayManage} />
          {removing !== undefined && (
            <Removal team={team} username={removing} onClose={() => setRemoving(undefined)} />
          )}
        </Page>
      )}
    </Loaded>
  );
}

interface ChangeProps {
  readonly team: Team;
  /** Absent for users without the right to change collaborators. */
  readonly onRemove?: (username: string) => void;
}

const [username, email, rights] = [
  { id: 'username', label: words.username, value: (one) => one.username },
  { id: 'email', label: words.email, value: (one) => one.email },
  rightsColumn(words.rights),
] as const satisfies readonly Column<Collaborator>[];

function CollaboratorList({ people, ...change }: ChangeProps & { readonly people: readonly Collaborator[] }) {
  const view = useListView('collaborators');
  const removal = useBulkRemoval(change.team);
  const { onRemove } = change;
  return (
    <LocalList
      view={view}
      label={words.title}
      words={words}
      columns={onRemove ? [username, email, rights] : [username, rights]}
      rows={people}
      idOf={(one) => one.username}
      actions={onRemove ? [removal] : []}
      rowEnd={
        onRemove && ((one) => <Change team={change.team} username={one.username} onRemove={onRemove} />)
      }
    />
  );
}

function useBulkRemoval(team: Team): BulkAction<Collaborator> {
  const queries = useQueryClient();
  return {
    label: words.remove,
    title: words.removeTitle,
    text: words.removeText,
    isDangerous: true,
    run: (one) => team.remove(one.username),
    after: () => team.forget(queries),
  };
}

const Change = ({ team, username, onRemove }: Required<ChangeProps> & { readonly username: string }) => (
  <Group gap="xs" wrap="nowrap">
    <ButtonLink {...team.of(username)} size="xs" variant="default" aria-label={words.changeLabel(username)}>
      {words.change}
    </ButtonLink>
    <RowButton label={words.removeLabel(username)} text={words.remove} onClick={() => onRemove(username)} />
  </Group>
);

interface RemovalProps {
  readonly team: Team;
  readonly username: string;
  readonly onClose: () => void;
}

function Removal({ team, username, onClose }: RemovalProps) {
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => team.remove(username),
    onSuccess: () => {
      notifications.show({ message: words.removed(username) });
      void team.forget(queries);
    },
  });
  return (
    <Confirm
      title={words.removeTitle.one(username)}
      text={words.removeText}
      action={words.remove}
      work={removal}
      onClose={onClose}
    />
  );
}
