import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { DangerButton } from '../widgets/danger.js';
import { clientQuery, clientsQuery } from './clients.queries.js';
import { clientTexts as words } from './clients.texts.js';

/** The path of a list of clients. */
export type ClientsPath = '/console/clients' | '/console/administration/clients';

interface DeletionProps {
  readonly name: string;
  readonly list: ClientsPath;
}

/** Deletion of a client, which leads to a list. */
export function Deletion({ name, list }: DeletionProps) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  const deletion = useMutation({
    mutationFn: () => answered(account.DELETE('/api/v2/clients/{name}', { params: { path: { name } } })),
    onSuccess: async () => {
      notifications.show({ message: words.deleted(name) });
      await router.navigate({ to: list });
      queries.removeQueries({ queryKey: clientQuery(account, name).queryKey });
      await queries.invalidateQueries({ queryKey: clientsQuery(account).queryKey });
    },
  });
  return (
    <DangerButton
      label={words.delete}
      color="red"
      variant="outline"
      title={words.deleteTitle.one(name)}
      text={words.deleteText.one}
      action={words.delete}
      work={deletion}
    />
  );
}
