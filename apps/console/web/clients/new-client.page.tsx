import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { isId } from '@fieldpost/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OauthClient } from '../api/account.js';
import { answered } from '../api/failure.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { CopyText } from '../widgets/copy-text.js';
import { FormEnd } from '../widgets/form-end.js';
import { ButtonLink, CancelLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { ClientFields } from './client-fields.js';
import { bodyOf, clientProblems, type ClientValues, newClient } from './client-values.js';
import { clientsKey } from './clients.queries.js';
import { clientsTexts as words } from './clients.texts.js';

interface NewClient extends ClientValues {
  readonly name: string;
}

/** Creates a client and shows its secret once. */
export function NewClientPage() {
  const creation = useCreation();
  return (
    <>
      <Page title={creation.data ? words.newTitle : words.create}>
        {creation.data ? <Shown made={creation.data} /> : <ClientForm creation={creation} />}
      </Page>
    </>
  );
}

const Shown = ({ made: { name, secret } }: { made: OauthClient }) => (
  <Alert color="green" title={name} role="status">
    <Stack align="flex-start">
      <Text>{secret === undefined ? words.newPublic : words.newText}</Text>
      {secret !== undefined && <CopyText text={secret} />}
      <ButtonLink to="/console/clients/$name" params={{ name }} variant="default">
        {words.toClient}
      </ButtonLink>
    </Stack>
  </Alert>
);

function ClientForm({ creation }: { creation: ReturnType<typeof useCreation> }) {
  const { account } = useConsole();
  const profile = useQuery(profileQuery(account));
  const form = useForm<NewClient>({
    initialValues: { ...newClient, name: '' },
    validate: { ...clientProblems, name: (name) => (isId(name) ? null : words.nameProblem) },
  });
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <Stack>
        <TextInput
          autoFocus
          label={words.name}
          description={words.nameHint}
          required
          {...form.getInputProps('name')}
        />
        <ClientFields
          form={form}
          mayShowPasswords={profile.data?.administrator === true}
          authentications={['secret', 'keys', 'published', 'none']}
        />
        <FormEnd form={form} work={creation} action={words.create}>
          <CancelLink to="/console/clients" />
        </FormEnd>
      </Stack>
    </form>
  );
}

function useCreation() {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ...values }: NewClient) => {
      const body = { name, ...bodyOf(values), public: values.authentication === 'none' };
      return answered(account.POST('/api/v2/clients', { body }));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: clientsKey }),
  });
}
