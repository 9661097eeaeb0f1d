import { useRouter } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { RemovalFact } from '../widgets/removal-fact.js';
import { forgetIntegrations, pathOf } from './integrations.queries.js';
import { integrationTexts as words } from './integrations.texts.js';

/** Deletion of an integration, with a confirmation. */
export function Removal({ appId, integrationId }: { appId: string; integrationId: string }) {
  const { handler } = useConsole();
  const router = useRouter();
  return (
    <RemovalFact
      label={words.remove}
      title={words.removeTitle(integrationId)}
      text={words.removeText}
      action={words.confirm}
      remove={() => handler.ask({ method: 'DELETE', path: pathOf(appId, integrationId) })}
      leave={() => router.navigate({ to: '/console/applications/$appId/integrations', params: { appId } })}
      forget={(queries) => forgetIntegrations(queries, appId)}
      done={words.removed(integrationId)}
    />
  );
}
