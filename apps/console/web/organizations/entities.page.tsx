import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrganizationEntity } from '../api/account.js';
import { useConsole } from '../console.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Confirm } from '../widgets/confirm.js';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { endCollaboration, entitiesQuery, organizationsKey } from './organizations.queries.js';
import { entitiesTexts as words } from './organizations.texts.js';
import { useOrganization } from './use-organization.js';
import { RowButton } from '../lists/row-button.js';
import { rightsColumn } from '../rights/rights-column.js';

/** The applications, gateways and components on which an organization collaborates. */
export function EntitiesPage() {
  const { account } = useConsole();
  const { id, rights } = useOrganization();
  const [ending, setEnding] = useState<OrganizationEntity>();
  const mayEnd = rights.includes('organization:entities');
  return (
    <Page title={words.title}>
      <Loaded query={useQuery(entitiesQuery(account, id))}>
        {(entities) =>
          entities.length === 0 ? (
            <Empty title={words.none} text={words.teach} />
          ) : (
            <EntityTable entities={entities} {...(mayEnd && { onEnd: setEnding })} />
          )
        }
      </Loaded>
      {ending && <End organizationId={id} entity={ending} onClose={() => setEnding(undefined)} />}
    </Page>
  );
}

interface TableProps {
  readonly entities: readonly OrganizationEntity[];
  /** Absent for members who may not change what is shared. */
  readonly onEnd?: (entity: OrganizationEntity) => void;
}

function EntityTable({ entities, onEnd }: TableProps) {
  const ending = useBulkEnd();
  return (
    <LocalList
      view={useListView('organization-entities')}
      label={words.title}
      words={usualListTexts(words.title, words.things)}
      columns={columns}
      rows={entities}
      idOf={({ kind, id }) => `${kind}:${id}`}
      nameOf={({ kind, id }) => `${words.kinds[kind]} ${id}`}
      actions={onEnd ? [ending] : []}
      rowEnd={
        onEnd &&
        ((entity) => (
          <RowButton label={words.endLabel(entity.id)} text={words.end} onClick={() => onEnd(entity)} />
        ))
      }
    />
  );
}

const columns: readonly Column<OrganizationEntity>[] = [
  { id: 'id', label: words.id, value: ({ id }) => id, cell: (entity) => <EntityLink {...entity} /> },
  { id: 'kind', label: words.kind, value: ({ kind }) => words.kinds[kind] },
  rightsColumn(words.rights),
];

function useBulkEnd(): BulkAction<OrganizationEntity> {
  const { account } = useConsole();
  const { id } = useOrganization();
  const queries = useQueryClient();
  return {
    label: words.end,
    title: words.endTitle,
    text: words.endText,
    isDangerous: true,
    run: (entity) => endCollaboration(account, id, entity),
    after: () => queries.invalidateQueries({ queryKey: organizationsKey }),
  };
}

/** Paths of components contain their type, which the list does not have. */
function EntityLink({ kind, id }: OrganizationEntity) {
  if (kind === 'components') return id;
  return kind === 'apps' ? (
    <TextLink to="/console/applications/$appId" params={{ appId: id }}>
      {id}
    </TextLink>
  ) : (
    <TextLink to="/console/gateways/$gatewayId" params={{ gatewayId: id }}>
      {id}
    </TextLink>
  );
}

interface EndProps {
  readonly organizationId: string;
  readonly entity: OrganizationEntity;
  readonly onClose: () => void;
}

function End({ organizationId, entity, onClose }: EndProps) {
  const { id } = entity;
  const { account } = useConsole();
  const queries = useQueryClient();
  const work = useMutation({
    mutationFn: () => endCollaboration(account, organizationId, entity),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: organizationsKey });
      notifications.show({ message: words.ended(id) });
    },
  });
  return (
    <Confirm
      title={words.endTitle.one(id)}
      text={words.endText}
      action={words.end}
      work={work}
      onClose={onClose}
    />
  );
}
