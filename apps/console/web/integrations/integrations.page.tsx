import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { ButtonLink, TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Scroller } from '../lists/scroller.js';
import { Empty, Loaded } from '../widgets/states.js';
import { type Integration, integrationsQuery } from './integrations.queries.js';
import { integrationsTexts as words } from './integrations.texts.js';
import { StorageSection } from './storage-section.js';

const Create = ({ appId }: { appId: string }) => (
  <ButtonLink to="/console/applications/$appId/integrations/-new" params={{ appId }}>
    {words.create}
  </ButtonLink>
);

/** HTTP integrations and message storage of an application. */
export function IntegrationsPage() {
  const { id, rights } = useApplication();
  if (!rights.includes('settings'))
    return (
      <Page title={words.title}>
        <Text>{words.restricted}</Text>
      </Page>
    );
  return <IntegrationsSection appId={id} mayMake={rights.includes('messages:up:r')} />;
}

function IntegrationsSection({ appId, mayMake }: { appId: string; mayMake: boolean }) {
  const { handler } = useConsole();
  const create = mayMake && <Create appId={appId} />;
  return (
    <Loaded query={useQuery(integrationsQuery(handler, appId))}>
      {(integrations) => (
        <Page title={words.title} actions={create}>
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

const List = ({ appId, integrations }: { appId: string; integrations: readonly Integration[] }) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.id}</Table.Th>
          <Table.Th scope="col">{words.url}</Table.Th>
          <Table.Th scope="col">{words.messages}</Table.Th>
          <Table.Th scope="col">{words.waiting}</Table.Th>
          <Table.Th scope="col">{words.dead}</Table.Th>
          <Table.Th scope="col">{words.dropped}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {integrations.map(({ id, url, messages, waiting, dead, dropped }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">
              <TextLink
                to="/console/applications/$appId/integrations/$integrationId"
                params={{ appId, integrationId: id }}
              >
                {id}
              </TextLink>
            </Table.Th>
            <Table.Td className="wraps">{url}</Table.Td>
            <Table.Td>{messages.join(', ')}</Table.Td>
            <Table.Td>{waiting}</Table.Td>
            <Table.Td>{dead}</Table.Td>
            <Table.Td>{dropped}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);
