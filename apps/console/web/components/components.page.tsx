import { useQuery } from '@tanstack/react-query';
import type { Component } from '../api/account.js';
import { useConsole } from '../console.js';
import { LocalList } from '../lists/list-frame.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { ButtonLink, TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { componentsQuery } from './components.queries.js';
import { componentsTexts as words } from './components.texts.js';
import { createdColumn } from '../lists/table/created-column.js';
import { rightsColumn } from '../rights/rights-column.js';

const Create = () => <ButtonLink to="/console/components/-new">{words.create}</ButtonLink>;

const columns: readonly Column<Component>[] = [
  {
    id: 'id',
    label: words.id,
    value: ({ id }) => id,
    cell: ({ id, type }) => (
      <TextLink
        to="/console/components/$plural/$componentId"
        params={{ plural: `${type}s`, componentId: id }}
      >
        {id}
      </TextLink>
    ),
  },
  { id: 'type', label: words.type, value: ({ type }) => words.types[type] },
  { id: 'approval', label: words.approval, value: ({ approval }) => words.approvals[approval] },
  rightsColumn(words.rights),
  createdColumn(words.created),
];

/** The network components of the user. */
export function ComponentsPage() {
  const { account } = useConsole();
  const view = useListView('components');
  return (
    <Page title={words.title} actions={<Create />}>
      <Loaded query={useQuery(componentsQuery(account))}>
        {(components) =>
          components.length === 0 ? (
            <Empty title={words.none} text={words.teach} action={<Create />} />
          ) : (
            <LocalList
              view={view}
              label={words.title}
              words={words}
              columns={columns}
              rows={components}
              idOf={({ id }) => id}
              textOf={({ id, type }) => `${id}\n${type}`}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
