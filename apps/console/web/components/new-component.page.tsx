import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { isId, type ServiceName, serviceNames } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { FormEnd } from '../widgets/form-end.js';
import { CancelLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { invalidateComponent } from './components.queries.js';
import { componentsTexts as words } from './components.texts.js';

interface NewComponent {
  readonly type: ServiceName;
  readonly id: string;
}

const empty: NewComponent = { type: 'handler', id: '' };
const choices = serviceNames.map((value) => ({ value, label: words.types[value] }));

/** Creates a network component and opens it. */
export const NewComponentPage = () => (
  <>
    <Page title={words.create}>
      <ComponentForm />
    </Page>
  </>
);

function ComponentForm() {
  const form = useForm({
    initialValues: empty,
    validate: { id: (id) => (isId(id) ? null : words.idProblem) },
  });
  const creation = useCreation();
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <Stack>
        <NativeSelect autoFocus label={words.type} data={choices} {...form.getInputProps('type')} />
        <TextInput label={words.id} description={words.idHint} required {...form.getInputProps('id')} />
        <FormEnd form={form} work={creation} action={words.create}>
          <CancelLink to="/console/components" />
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
    mutationFn: ({ type, id }: NewComponent) =>
      answered(
        account.POST('/api/v2/components/{plural}', {
          params: { path: { plural: `${type}s` } },
          body: { id },
        }),
      ),
    onSuccess: async ({ type, id }) => {
      await invalidateComponent(queries, id);
      await router.navigate({
        to: '/console/components/$plural/$componentId',
        params: { plural: `${type}s`, componentId: id },
      });
    },
  });
}
