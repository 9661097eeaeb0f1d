import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useConsole } from '../console.js';
import { Confirm } from '../shell/confirm.js';
import { Fact } from '../shell/fact.js';
import { forgetIntegrations, pathOf } from './integrations.queries.js';
import { integrationTexts as words } from './integrations.texts.js';

/** The end of an integration, after a question. */
export function Removal({ appId, integrationId }: { appId: string; integrationId: string }) {
  const [isAsked, setAsked] = useState(false);
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
    <Fact title={words.remove}>
      <Text>{words.removeText}</Text>
      <Button color="red" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      {isAsked && (
        <Confirm
          title={words.removeTitle(integrationId)}
          text={words.removeText}
          action={words.confirm}
          work={removal}
          onConfirm={() => removal.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </Fact>
  );
}
