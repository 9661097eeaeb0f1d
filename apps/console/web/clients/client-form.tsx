import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import type { OauthClient } from '../api/account.js';
import { FormEnd } from '../widgets/form-end.js';
import { linesOf } from '../widgets/lines.js';
import { texts } from '../texts.js';
import { ClientFields, clientProblems, type ClientValues } from './client-fields.js';
import { clientTexts as words } from './clients.texts.js';
import { useClientChange } from './use-client-change.js';

/** Form that changes a client. */
export function ClientForm({ client, isAdmin }: { client: OauthClient; isAdmin: boolean }) {
  const { description, redirect_uris: uris, scope, grants, name } = client;
  const form = useForm<ClientValues>({
    initialValues: { description, uris: uris.join('\n'), scope: [...scope], grants: [...grants] },
    validate: clientProblems,
  });
  const change = useClientChange(name);
  const save = (values: ClientValues) =>
    change.mutate(
      {
        description: values.description,
        redirect_uris: linesOf(values.uris),
        scope: values.scope,
        grants: values.grants,
      },
      { onSuccess: () => notifications.show({ message: texts.saved }) },
    );
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit(save)}>
      <Stack>
        <ClientFields form={form} mayShowPasswords={isAdmin || grants.includes('password')} />
        {client.accepted && !isAdmin && <Text size="sm">{words.reaccept}</Text>}
        <FormEnd work={change} action={texts.save} />
      </Stack>
    </form>
  );
}
