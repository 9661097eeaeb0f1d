import { Anchor, Badge, Group, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { ChoiceField, SearchField } from '../lists/list-parts.js';
import { useListChange } from '../lists/use-list-change.js';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import type { Operation } from './api-document.js';
import { apiQuery } from './explorer.queries.js';
import { appNames, type ExplorerSearch } from './explorer-search.js';
import { explorerTexts as words } from './explorer.texts.js';
import { foundOperations } from './found-operations.js';
import { PlainTable } from '../lists/plain-table.js';
import './explorer.css';

const route = getRouteApi('/signed-in/console/api');
/** Where each app serves its own description. */
const documents = ['/api/v2', '/oauth', '/handler', '/discovery', '/network'];

/** The operations of all HTTP APIs. The search is kept in the URL. */
export function ExplorerPage() {
  return (
    <Page title={words.title}>
      <Text maw="50rem">{words.teach}</Text>
      <Filters />
      <Loaded query={useQuery(apiQuery)}>{({ operations }) => <List operations={operations} />}</Loaded>
      <Documents />
    </Page>
  );
}

function Filters() {
  const { search = '', app } = route.useSearch();
  const change = useListChange<ExplorerSearch>();
  return (
    <Group align="flex-end">
      <SearchField label={words.search} value={search} onSearch={(found) => change({ search: found })} />
      <ChoiceField
        label={words.app}
        any={words.anyApp}
        choices={appNames}
        words={words.apps}
        value={app}
        onChoose={(chosen) => change({ app: chosen })}
      />
    </Group>
  );
}

function List({ operations }: { operations: readonly Operation[] }) {
  const search = route.useSearch();
  const groups = foundOperations(operations, search);
  const isNarrowed = search.search !== undefined || search.app !== undefined;
  const count = groups.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <>
      <Text role="status">{count === 0 ? words.noMatch : words.found(count)}</Text>
      {groups.map(({ tag, members }) => (
        <OperationGroup key={`${tag} ${isNarrowed}`} tag={tag} isNarrowed={isNarrowed} operations={members} />
      ))}
    </>
  );
}

interface OperationGroupProps {
  readonly tag: string;
  /** Whether only what was searched is shown: all of it is open then. */
  readonly isNarrowed: boolean;
  readonly operations: readonly Operation[];
}

/** The operations of one topic, rendered while it is open. Which group is open is kept in the URL. */
function OperationGroup({ tag, isNarrowed, operations }: OperationGroupProps) {
  const isChosen = route.useSearch().tag === tag;
  const isOpen = isNarrowed || isChosen;
  const change = useListChange<ExplorerSearch>();
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    change({ tag: isChosen ? undefined : tag });
  };
  return (
    <details className="operations" open={isOpen}>
      <summary {...(!isNarrowed && { onClick: choose })}>
        <Title order={2} size="h5">
          {tag}
        </Title>
        <Text span size="sm" c="dimmed">
          {words.found(operations.length)}
        </Text>
      </summary>
      {isOpen && <OperationTable tag={tag} operations={operations} />}
    </details>
  );
}

const OperationTable = ({ tag, operations }: Pick<OperationGroupProps, 'tag' | 'operations'>) => (
  <PlainTable label={tag} heads={[words.method, words.operation, words.path]}>
    {operations.map(({ id, method, path, summary }) => (
      <Table.Tr key={id}>
        <Table.Td>
          <Badge variant="light">{method}</Badge>
        </Table.Td>
        <Table.Th scope="row">
          <TextLink to="/console/api/$operationId" params={{ operationId: id }} preload={false}>
            {summary}
          </TextLink>
        </Table.Th>
        <Table.Td className="wraps">{path}</Table.Td>
      </Table.Tr>
    ))}
  </PlainTable>
);

const Documents = () => (
  <>
    <Title order={2} size="h4">
      {words.documents}
    </Title>
    <ul className="links">
      {documents.map((path) => (
        <li key={path}>
          <Anchor href={`${path}/openapi.json`}>{`${path}/openapi.json`}</Anchor>
        </li>
      ))}
    </ul>
  </>
);
