import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { isId } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { answered, ApiFailure } from '../api/failure.js';
import { useConsole } from '../console.js';
import { FormEnd } from '../widgets/form-end.js';
import { CancelLink, TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { PagePath } from '../widgets/page-path.js';
import { showRejection } from '../widgets/show-rejection.js';
import { organizationsKey } from './organizations.queries.js';
import { organizationsTexts as words } from './organizations.texts.js';

/** Creates an organization and opens it. */
export const NewOrganizationPage = () => (
  <>
    <PagePath
      above={[
        <TextLink key="list" to="/console/organizations">
          {words.title}
        </TextLink>,
      ]}
      here={words.create}
    />
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
  const create = (values: { id: string; name: string }) =>
    creation.mutate(values, {
      onError: (failure) => {
        if (failure instanceof ApiFailure && failure.status === 409) form.setFieldError('id', words.idTaken);
        showRejection(form, failure);
      },
    });
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit(create)}>
      <Stack>
        <TextInput label={words.id} description={words.idHint} required {...form.getInputProps('id')} />
        <TextInput label={words.name} required {...form.getInputProps('name')} />
        <FormEnd work={creation} action={words.create}>
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
