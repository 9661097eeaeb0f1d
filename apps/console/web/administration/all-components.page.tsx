import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountApi, AdministeredComponent } from '../api/account.js';
import { answered, type Listed } from '../api/failure.js';
import { componentsTexts } from '../components/components.texts.js';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { ServerList } from '../lists/list-frame.js';
import { ChoiceField } from '../lists/list-parts.js';
import { allPages } from '../lists/server-pages.js';
import type { Column } from '../lists/table/columns.js';
import { type ListView, useListView } from '../lists/use-list-view.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { useListChange } from '../lists/use-list-change.js';
import { approvals, type ComponentsSearch } from './administration-search.js';
import { allComponents } from './administration.queries.js';
import { administrationKey } from './administration-key.js';
import { administrationTexts } from './administration-pages.texts.js';
import { allComponentsTexts as words } from './administration.texts.js';
import { entitiesTexts } from './entities/entities.texts.js';
import { Creator, creatorOf } from './entities/owner.js';
import { idColumn } from './entities/id-column.js';
import { RowButton } from '../lists/row-button.js';
import { createdColumn } from '../lists/table/created-column.js';

const route = getRouteApi('/signed-in/console/administration/components');
/** Components in one request of “select all”. */
const mostRead = 1000;

const columns: readonly Column<AdministeredComponent>[] = [
  idColumn('components'),
  { id: 'type', label: componentsTexts.type, value: ({ type }) => componentsTexts.types[type] },
  {
    id: 'creator',
    label: entitiesTexts.creator,
    value: creatorOf,
    cell: (component) => <Creator of={component} />,
  },
  createdColumn(componentsTexts.created),
  { id: 'approval', label: words.approval, value: ({ approval }) => words.approvals[approval] },
];
const isApproved = ({ approval }: AdministeredComponent): boolean => approval === 'approved';

/** Components of all users, with approval. The filter is kept in the URL. */
export function AllComponentsPage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const view = useListView('all-components');
  const [deciding, setDeciding] = useState<AdministeredComponent>();
  return (
    <Page title={administrationTexts.components}>
      <Text>{words.teach}</Text>
      <Loaded query={useQuery(allComponents.query(account, wanted, view.size))}>
        {(page) => <List key={wanted.approval} page={page} view={view} onDecide={setDeciding} />}
      </Loaded>
      {deciding && <Decision component={deciding} onClose={() => setDeciding(undefined)} />}
    </Page>
  );
}

interface ListProps {
  readonly page: Listed<AdministeredComponent>;
  readonly view: ListView;
  readonly onDecide: (component: AdministeredComponent) => void;
}

function List({ page: { items, total }, view, onDecide }: ListProps) {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const change = useListChange<ComponentsSearch>();
  return (
    <ServerList
      view={view}
      label={administrationTexts.components}
      words={words}
      columns={columns}
      idOf={({ id }) => id}
      rows={items}
      total={total}
      usualSort="created"
      all={() => allPages((slice) => allComponents.read(account, wanted, slice), mostRead)}
      actions={useActions()}
      rowEnd={(component) => <DecisionButton component={component} onDecide={onDecide} />}
      filters={
        <ChoiceField
          label={words.approval}
          any={words.anyApproval}
          choices={approvals}
          words={words.approvals}
          value={wanted.approval}
          onChoose={(approval) => change({ approval })}
        />
      }
    />
  );
}

interface DecisionButtonProps {
  readonly component: AdministeredComponent;
  readonly onDecide: (component: AdministeredComponent) => void;
}

const DecisionButton = ({ component, onDecide }: DecisionButtonProps) => (
  <RowButton
    label={isApproved(component) ? words.withdrawLabel(component.id) : words.approveLabel(component.id)}
    text={isApproved(component) ? words.withdraw : words.approve}
    onClick={() => onDecide(component)}
  />
);

/** Approves a component, or withdraws its approval. */
const decide = (account: AccountApi, { id, approval }: AdministeredComponent) => {
  const at = { params: { path: { componentId: id } } };
  const path = '/api/v2/all-components/{componentId}/approval';
  return answered(approval === 'approved' ? account.DELETE(path, at) : account.PUT(path, at));
};

function useActions(): readonly BulkAction<AdministeredComponent>[] {
  const { account } = useConsole();
  const queries = useQueryClient();
  const run = (component: AdministeredComponent) => decide(account, component);
  const after = () => queries.invalidateQueries({ queryKey: administrationKey });
  return [
    {
      label: words.approve,
      title: words.approveTitle,
      text: words.approveText,
      isFor: (component) => !isApproved(component),
      ...{ run, after },
    },
    {
      label: words.withdraw,
      title: words.withdrawTitle,
      text: words.withdrawText,
      isDangerous: true,
      isFor: isApproved,
      ...{ run, after },
    },
  ];
}

function Decision({ component, onClose }: { component: AdministeredComponent; onClose: () => void }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const { id } = component;
  const wasApproved = isApproved(component);
  const work = useMutation({
    mutationFn: () => decide(account, component),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: administrationKey });
      notifications.show({ message: wasApproved ? words.withdrawn(id) : words.approved(id) });
    },
  });
  return (
    <Confirm
      title={(wasApproved ? words.withdrawTitle : words.approveTitle).one(id)}
      text={(wasApproved ? words.withdrawText : words.approveText).one}
      action={wasApproved ? words.withdraw : words.approve}
      isHarmless={!wasApproved}
      work={work}
      onClose={onClose}
    />
  );
}
