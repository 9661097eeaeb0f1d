import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Confirm } from '../shell/confirm.js';
import { clientQuery, clientsQuery } from './clients.queries.js';
import { clientTexts as words } from './clients.texts.js';

/** The end of a client. */
export function Deletion({ name }: { name: string }) {
  const [isAsked, setAsked] = useState(false);
  const deletion = useDeletion(name);
  return (
    <>
      <Button color="red" variant="outline" onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      {isAsked && (
        <Confirm
          title={words.deleteTitle(name)}
          text={words.deleteText}
          action={words.delete}
          work={deletion}
          onConfirm={() => deletion.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function useDeletion(name: string) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => answered(account.DELETE('/api/v2/clients/{name}', { params: { path: { name } } })),
    onSuccess: async () => {
      notifications.show({ message: words.deleted(name) });
      await router.navigate({ to: '/console/clients' });
      queries.removeQueries({ queryKey: clientQuery(account, name).queryKey });
      await queries.invalidateQueries({ queryKey: clientsQuery(account).queryKey });
    },
  });
}
