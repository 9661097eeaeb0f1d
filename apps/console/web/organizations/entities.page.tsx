import { Button, Table } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrganizationEntity } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Scroller } from '../lists/scroller.js';
import { Confirm } from '../widgets/confirm.js';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { entitiesQuery, organizationsKey } from './organizations.queries.js';
import { entitiesTexts as words } from './organizations.texts.js';
import { useOrganization } from './use-organization.js';

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

const EntityTable = ({ entities, onEnd }: TableProps) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.id}</Table.Th>
          <Table.Th scope="col">{words.kind}</Table.Th>
          <Table.Th scope="col">{words.rights}</Table.Th>
          {onEnd && <Table.Td />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entities.map((entity) => (
          <Table.Tr key={`${entity.kind}:${entity.id}`}>
            <Table.Th scope="row">
              <EntityLink {...entity} />
            </Table.Th>
            <Table.Td>{words.kinds[entity.kind]}</Table.Td>
            <Table.Td>{entity.rights.join(', ')}</Table.Td>
            {onEnd && (
              <Table.Td>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={words.endLabel(entity.id)}
                  onClick={() => onEnd(entity)}
                >
                  {words.end}
                </Button>
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

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

function End({ organizationId, entity: { kind, id }, onClose }: EndProps) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const work = useMutation({
    mutationFn: () =>
      answered(
        account.DELETE('/api/v2/organizations/{organizationId}/entities/{kind}/{entityId}', {
          params: { path: { organizationId, kind, entityId: id } },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: organizationsKey });
      notifications.show({ message: words.ended(id) });
    },
  });
  return (
    <Confirm
      title={words.endTitle(id)}
      text={words.endText}
      action={words.end}
      work={work}
      onClose={onClose}
    />
  );
}
