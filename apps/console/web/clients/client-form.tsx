import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import type { OauthClient } from '../api/account.js';
import { FormEnd } from '../widgets/form-end.js';
import { texts } from '../texts.js';
import { ClientFields } from './client-fields.js';
import { bodyOf, clientProblems, type ClientValues, valuesOf } from './client-values.js';
import { clientTexts as words } from './clients.texts.js';
import { useClientChange } from './use-client-change.js';

/** Form that changes a client. */
export function ClientForm({ client, isAdmin }: { client: OauthClient; isAdmin: boolean }) {
  const form = useForm<ClientValues>({ initialValues: valuesOf(client), validate: clientProblems });
  const change = useClientChange(client.name);
  const save = (values: ClientValues) =>
    // Not by callbacks of `mutate`, because the form is replaced when the client changes.
    change.mutateAsync(bodyOf(values)).then(
      () => notifications.show({ message: texts.saved }),
      // The end of the form shows it.
      () => undefined,
    );
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit(save)}>
      <Stack>
        <ClientFields
          form={form}
          mayShowPasswords={isAdmin || client.grants.includes('password')}
          authentications={client.public ? ['none'] : ['secret', 'keys', 'published']}
        />
        {client.accepted && !isAdmin && <Text size="sm">{words.reaccept}</Text>}
        <FormEnd form={form} work={change} action={texts.save} />
      </Stack>
    </form>
  );
}
