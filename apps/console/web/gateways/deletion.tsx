import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Confirm } from '../shell/confirm.js';
import { Fact } from '../shell/fact.js';
import { dropGateway } from './gateways.queries.js';
import { settingsTexts as words } from './settings.texts.js';

/** The end of a gateway, after a question. */
export function Deletion({ gatewayId }: { gatewayId: string }) {
  const [isAsked, setAsked] = useState(false);
  const deletion = useDeletion(gatewayId);
  return (
    <Fact title={words.remove}>
      <Text>{words.removeText}</Text>
      <Button color="red" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      {isAsked && (
        <Confirm
          title={words.removeTitle(gatewayId)}
          text={words.removeText}
          action={words.confirm}
          work={deletion}
          onConfirm={() => deletion.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </Fact>
  );
}

function useDeletion(gatewayId: string) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  const params = { path: { gatewayId } };
  return useMutation({
    mutationFn: () => answered(account.DELETE('/api/v2/gateways/{gatewayId}', { params })),
    onSuccess: async () => {
      await router.navigate({ to: '/console/gateways' });
      await dropGateway(queries, gatewayId);
      notifications.show({ message: words.removed(gatewayId) });
    },
  });
}
