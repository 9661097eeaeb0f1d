import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Component } from '../api/account.js';
import { useConsole } from '../console.js';
import { ButtonLink, TextLink } from '../widgets/links.js';
import { Pages, SearchField } from '../lists/list-parts.js';
import { matching } from '../lists/matching.js';
import { Page } from '../widgets/page.js';
import { Scroller } from '../lists/scroller.js';
import { Empty, Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import { useListChange } from '../lists/use-list-change.js';
import { componentsQuery } from './components.queries.js';
import { componentsTexts as words } from './components.texts.js';

const route = getRouteApi('/signed-in/console/components');

const Create = () => <ButtonLink to="/console/components/-new">{words.create}</ButtonLink>;

/** The network components of the user. The filter is kept in the URL. */
export function ComponentsPage() {
  const { account } = useConsole();
  const { search = '' } = route.useSearch();
  const change = useListChange();
  return (
    <Page title={words.title} actions={<Create />}>
      <div className="narrow">
        <SearchField label={words.search} value={search} onSearch={(found) => change({ search: found })} />
      </div>
      <Loaded query={useQuery(componentsQuery(account))}>
        {(components) => <List components={components} />}
      </Loaded>
    </Page>
  );
}

function List({ components }: { components: readonly Component[] }) {
  const change = useListChange();
  const textOf = ({ id, type }: Component) => `${id}\n${type}`;
  const { shown, page, pages } = matching(components, textOf, route.useSearch());
  if (components.length === 0) return <Empty title={words.none} text={words.teach} action={<Create />} />;
  if (shown.length === 0) return <Text role="status">{words.noMatch}</Text>;
  return (
    <>
      <ComponentTable components={shown} />
      <Pages label={words.pages} page={page} pages={pages} onPage={(next) => change({ page: next })} />
    </>
  );
}

const ComponentTable = ({ components }: { components: readonly Component[] }) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.id}</Table.Th>
          <Table.Th scope="col">{words.type}</Table.Th>
          <Table.Th scope="col">{words.approval}</Table.Th>
          <Table.Th scope="col">{words.rights}</Table.Th>
          <Table.Th scope="col">{words.created}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {components.map(({ id, type, approval, rights, created }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">
              <TextLink
                to="/console/components/$plural/$componentId"
                params={{ plural: `${type}s`, componentId: id }}
              >
                {id}
              </TextLink>
            </Table.Th>
            <Table.Td>{words.types[type]}</Table.Td>
            <Table.Td>{words.approvals[approval]}</Table.Td>
            <Table.Td>{rights.join(', ')}</Table.Td>
            <Table.Td>
              <Time at={created} only="day" />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);
