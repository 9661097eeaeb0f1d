import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { History } from '../audit/history.js';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { componentHistoryQuery } from './components.queries.js';
import { componentTexts as words } from './components.texts.js';
import { useComponent, useComponentPath } from './use-component.js';

const route = getRouteApi('/signed-in/console/components/$plural/$componentId/history');

/** History of a component. */
export function ComponentHistoryPage() {
  const { rights } = useComponent();
  return (
    <Page title={words.history}>
      {rights.includes('component:settings') ? <Entries /> : <Text>{words.historyRestricted}</Text>}
    </Page>
  );
}

function Entries() {
  const { account } = useConsole();
  const { page } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Loaded query={useQuery(componentHistoryQuery(account, useComponentPath(), page))}>
      {(history) => (
        <History
          label={words.history}
          history={history}
          page={page ?? 1}
          onPage={(next) => void navigate({ search: { page: next } })}
        />
      )}
    </Loaded>
  );
}
