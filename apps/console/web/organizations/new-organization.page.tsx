import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { isId } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { FormEnd } from '../widgets/form-end.js';
import { CancelLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { organizationsKey } from './organizations.queries.js';
import { organizationsTexts as words } from './organizations.texts.js';

/** Creates an organization and opens it. */
export const NewOrganizationPage = () => (
  <>
    <Page title={words.create}>
      <OrganizationForm />
    </Page>
  </>
);

function OrganizationForm() {
  const form = useForm({
    initialValues: { id: '', name: '' },
    validate: {
      id: (id) => (isId(id) ? null : words.idProblem),
      name: (name) => (name.trim() === '' ? words.nameProblem : null),
    },
  });
  const creation = useCreation();
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <Stack>
        <TextInput
          autoFocus
          label={words.id}
          description={words.idHint}
          required
          {...form.getInputProps('id')}
        />
        <TextInput label={words.name} required {...form.getInputProps('name')} />
        <FormEnd form={form} work={creation} action={words.create}>
          <CancelLink to="/console/organizations" />
        </FormEnd>
      </Stack>
    </form>
  );
}

function useCreation() {
  const { account } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      answered(account.POST('/api/v2/organizations', { body: { id, name: name.trim() } })),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: organizationsKey });
      await router.navigate({
        to: '/console/organizations/$organizationId',
        params: { organizationId: id },
      });
    },
  });
}
