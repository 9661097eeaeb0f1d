import { Button, Group, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdministeredComponent } from '../api/account.js';
import { answered } from '../api/failure.js';
import { componentsTexts } from '../components/components.texts.js';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import { ChoiceField, Pages } from '../lists/list-parts.js';
import { Page } from '../widgets/page.js';
import { Scroller } from '../lists/scroller.js';
import { pagesOf } from '../lists/server-pages.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import { useListChange } from '../lists/use-list-change.js';
import { approvals, type ComponentsSearch } from './administration-search.js';
import { administrationKey, allComponentsQuery } from './administration.queries.js';
import { administrationTexts, allComponentsTexts as words } from './administration.texts.js';

const route = getRouteApi('/signed-in/console/administration/components');

/** Components of all users, with approval. The filter is kept in the URL. */
export function AllComponentsPage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const change = useListChange<ComponentsSearch>();
  const [deciding, setDeciding] = useState<AdministeredComponent>();
  return (
    <Page title={administrationTexts.components}>
      <Text>{words.teach}</Text>
      <Group>
        <ChoiceField
          label={words.approval}
          any={words.anyApproval}
          choices={approvals}
          words={words.approvals}
          value={wanted.approval}
          onChoose={(approval) => change({ approval })}
        />
      </Group>
      <Loaded query={useQuery(allComponentsQuery(account, wanted))}>
        {({ items, total }) => (
          <>
            {total === 0 ? (
              <Text role="status">{words.noMatch}</Text>
            ) : (
              <ComponentTable components={items} onDecide={setDeciding} />
            )}
            <Pages
              label={words.pages}
              page={wanted.page ?? 1}
              pages={pagesOf(total)}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </Loaded>
      {deciding && <Decision component={deciding} onClose={() => setDeciding(undefined)} />}
    </Page>
  );
}

interface TableProps {
  readonly components: readonly AdministeredComponent[];
  readonly onDecide: (component: AdministeredComponent) => void;
}

const ComponentTable = ({ components, onDecide }: TableProps) => (
  <Scroller label={administrationTexts.components}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{componentsTexts.id}</Table.Th>
          <Table.Th scope="col">{componentsTexts.type}</Table.Th>
          <Table.Th scope="col">{words.creator}</Table.Th>
          <Table.Th scope="col">{componentsTexts.created}</Table.Th>
          <Table.Th scope="col">{words.approval}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {components.map((component) => (
          <ComponentRow key={component.id} component={component} onDecide={onDecide} />
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

interface RowProps {
  readonly component: AdministeredComponent;
  readonly onDecide: (component: AdministeredComponent) => void;
}

function ComponentRow({ component, onDecide }: RowProps) {
  const { id, type, creator, created, approval } = component;
  const isApproved = approval === 'approved';
  return (
    <Table.Tr>
      <Table.Th scope="row">{id}</Table.Th>
      <Table.Td>{componentsTexts.types[type]}</Table.Td>
      <Table.Td>{creator ?? words.operator}</Table.Td>
      <Table.Td>
        <Time at={created} only="day" />
      </Table.Td>
      <Table.Td>{words.approvals[approval]}</Table.Td>
      <Table.Td>
        <Button
          size="xs"
          variant="default"
          aria-label={isApproved ? words.withdrawLabel(id) : words.approveLabel(id)}
          onClick={() => onDecide(component)}
        >
          {isApproved ? words.withdraw : words.approve}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

function Decision({ component, onClose }: { component: AdministeredComponent; onClose: () => void }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const { id } = component;
  const isApproved = component.approval === 'approved';
  const at = { params: { path: { componentId: id } } };
  const path = '/api/v2/all-components/{componentId}/approval';
  const work = useMutation({
    mutationFn: () => answered(isApproved ? account.DELETE(path, at) : account.PUT(path, at)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: administrationKey });
      notifications.show({ message: isApproved ? words.withdrawn(id) : words.approved(id) });
    },
  });
  return (
    <Confirm
      title={isApproved ? words.withdrawTitle(id) : words.approveTitle(id)}
      text={isApproved ? words.withdrawText : words.approveText}
      action={isApproved ? words.withdraw : words.approve}
      work={work}
      onClose={onClose}
    />
  );
}
