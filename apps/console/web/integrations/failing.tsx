import { Alert, List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../console.js';
import { TextLink } from '../widgets/links.js';
import { Time } from '../widgets/times/time.js';
import { failingTexts as words } from './failing.texts.js';
import { type FailingIntegration, failingIntegrationsQuery } from './integrations.queries.js';

/** Says that an integration fails, with a link to it. */
export const Failing = ({ of: { app_id: appId, id, since } }: { of: FailingIntegration }) => (
  <>
    {words.since(id, appId)}
    <Time at={since} />.{' '}
    <TextLink
      to="/console/applications/$appId/integrations/$integrationId"
      params={{ appId, integrationId: id }}
    >
      {words.open}
    </TextLink>
  </>
);

/** The integrations of an application that fail; nothing while there is none. */
export function FailingIntegrations({ appId }: { appId: string }) {
  const { handler } = useConsole();
  const { data } = useQuery(failingIntegrationsQuery(handler, [appId]));
  const all = data?.integrations ?? [];
  if (all.length === 0) return undefined;
  return (
    <Alert color="yellow">
      <List>
        {all.map((one) => (
          <List.Item key={one.id}>
            <Failing of={one} />
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
