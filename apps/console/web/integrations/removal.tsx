import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { Danger } from '../shell/danger.js';
import { forgetIntegrations, pathOf } from './integrations.queries.js';
import { integrationTexts as words } from './integrations.texts.js';

/** The end of an integration, after a question. */
export function Removal({ appId, integrationId }: { appId: string; integrationId: string }) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  const removal = useMutation({
    mutationFn: () => handler.ask({ method: 'DELETE', path: pathOf(appId, integrationId) }),
    onSuccess: async () => {
      await router.navigate({ to: '/console/applications/$appId/integrations', params: { appId } });
      await forgetIntegrations(queries, appId);
      notifications.show({ message: words.removed(integrationId) });
    },
  });
  return (
    <Danger
      heading={words.remove}
      text={words.removeText}
      label={words.remove}
      color="red"
      title={words.removeTitle(integrationId)}
      action={words.confirm}
      work={removal}
    />
  );
}
