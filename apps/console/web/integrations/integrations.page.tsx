import { Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { ButtonLink, GuideLink, TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { usualListTexts } from '../lists/lists.texts.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Empty, Loaded } from '../widgets/states.js';
import {
  type Integration,
  integrationsQuery,
  invalidateIntegrations,
  pathOf,
} from './integrations.queries.js';
import { integrationsTexts as words, integrationTexts } from './integrations.texts.js';
import { FailingBadge, messageNames } from './integration-status.js';
import { StorageSection } from './storage-section.js';

const Create = ({ appId }: { appId: string }) => (
  <ButtonLink to="/console/applications/$appId/integrations/-new" params={{ appId }}>
    {words.create}
  </ButtonLink>
);

const Actions = ({ create }: { readonly create: ReactNode }) => (
  <Group>
    <GuideLink name="integrations" />
    {create}
  </Group>
);

/** HTTP integrations and message storage of an application. */
export function IntegrationsPage() {
  const { id, rights } = useApplication();
  return <IntegrationsSection appId={id} mayMake={rights.includes('messages:up:r')} />;
}

function IntegrationsSection({ appId, mayMake }: { appId: string; mayMake: boolean }) {
  const { handler } = useConsole();
  const create = mayMake && <Create appId={appId} />;
  return (
    <Loaded query={useQuery(integrationsQuery(handler, appId))}>
      {(integrations) => (
        <Page title={words.title} actions={<Actions create={create} />}>
          {!mayMake && <Text>{words.noMaking}</Text>}
          {integrations.length === 0 ? (
            <Empty title={words.none} text={words.teach} action={create} />
          ) : (
            <List appId={appId} integrations={integrations} />
          )}
          <StorageSection appId={appId} />
        </Page>
      )}
    </Loaded>
  );
}

const columnsOf = (appId: string): readonly Column<Integration>[] => [
  {
    id: 'id',
    label: words.id,
    value: ({ id }) => id,
    cell: ({ id }) => (
      <TextLink
        to="/console/applications/$appId/integrations/$integrationId"
        params={{ appId, integrationId: id }}
      >
        {id}
      </TextLink>
    ),
  },
  { id: 'url', label: words.url, value: ({ url }) => url, wraps: true },
  {
    id: 'state',
    label: integrationTexts.state,
    value: ({ failing }) => failing?.since,
    cell: ({ failing }) => failing && <FailingBadge of={failing} />,
  },
  { id: 'messages', label: words.messages, value: messageNames, wraps: true },
  { id: 'waiting', label: words.waiting, value: ({ waiting }) => waiting },
  { id: 'lost', label: words.lost, value: ({ dead, dropped }) => dead + dropped },
];

const List = ({ appId, integrations }: { appId: string; integrations: readonly Integration[] }) => (
  <LocalList
    view={useListView('integrations')}
    label={words.title}
    words={usualListTexts(words.title, words.things)}
    columns={columnsOf(appId)}
    rows={integrations}
    idOf={({ id }) => id}
    actions={[useDeletion(appId)]}
  />
);

function useDeletion(appId: string): BulkAction<Integration> {
  const { handler } = useConsole();
  const queries = useQueryClient();
  return {
    label: words.delete,
    title: integrationTexts.removeTitle,
    text: integrationTexts.removeText,
    isDangerous: true,
    run: ({ id }) => handler.ask({ method: 'DELETE', path: pathOf(appId, id) }),
    after: () => invalidateIntegrations(queries, appId),
  };
}
