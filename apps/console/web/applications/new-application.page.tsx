import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { isId } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { FormEnd } from '../widgets/form-end.js';
import { OwnerField } from '../organizations/owner-field.js';
import { CancelLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { applicationsTexts as words } from './applications.texts.js';
import { invalidateApplication } from './applications.queries.js';
import { connect } from './connect.js';

const empty = { id: '', name: '', eui: '', organization: '', connects: true };

/** Creates an application and opens it. */
export const NewApplicationPage = () => (
  <>
    <Page title={words.create}>
      <ApplicationForm />
    </Page>
  </>
);

function ApplicationForm() {
  const form = useForm({
    initialValues: empty,
    validate: {
      id: (id) => (isId(id) ? null : words.idProblem),
      name: (name) => (name.trim() === '' ? words.nameProblem : null),
      eui: (eui) => (eui === '' || /^[0-9a-f]{16}$/i.test(eui) ? null : words.euiProblem),
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
        <TextInput label={words.name} description={words.nameHint} required {...form.getInputProps('name')} />
        <TextInput label={words.eui} description={words.euiHint} {...form.getInputProps('eui')} />
        <OwnerField {...form.getInputProps('organization')} />
        <Checkbox
          label={words.connect}
          description={words.connectHint}
          {...form.getInputProps('connects', { type: 'checkbox' })}
        />
        <FormEnd form={form} work={creation} action={words.create}>
          <CancelLink to="/console/applications" />
        </FormEnd>
      </Stack>
    </form>
  );
}

function useCreation() {
  const { account, handler } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ id, name, eui, organization }: typeof empty) => {
      const euis = eui === '' ? null : [eui.toUpperCase()];
      const body = { id, name: name.trim(), euis, ...(organization !== '' && { organization }) };
      return answered(account.POST('/api/v2/applications', { body }));
    },
    onSuccess: async ({ id }, { connects }) => {
      if (connects && !(await connect(handler, queries, id)))
        notifications.show({ message: words.notConnected, color: 'red' });
      await invalidateApplication(queries, id);
      await router.navigate({ to: '/console/applications/$appId', params: { appId: id } });
    },
  });
}
