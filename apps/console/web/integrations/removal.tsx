import { useRouter } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { RemovalSection } from '../widgets/removal-section.js';
import { invalidateIntegrations, pathOf } from './integrations.queries.js';
import { integrationTexts as words } from './integrations.texts.js';

/** Deletion of an integration, with a confirmation. */
export function Removal({ appId, integrationId }: { appId: string; integrationId: string }) {
  const { handler } = useConsole();
  const router = useRouter();
  return (
    <RemovalSection
      label={words.remove}
      title={words.removeTitle.one(integrationId)}
      text={words.removeText.one}
      action={words.confirm}
      remove={() => handler.ask({ method: 'DELETE', path: pathOf(appId, integrationId) })}
      leave={() => router.navigate({ to: '/console/applications/$appId/integrations', params: { appId } })}
      forget={(queries) => invalidateIntegrations(queries, appId)}
      done={words.removed(integrationId)}
    />
  );
}
