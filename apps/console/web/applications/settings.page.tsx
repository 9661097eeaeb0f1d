import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { answered } from '../api/failure.js';
import { OwnerSection } from '../collaborators/owner-section.js';
import { useConsole } from '../console.js';
import { RemovalSection } from '../widgets/removal-section.js';
import { FormEnd } from '../widgets/form-end.js';
import { Page } from '../widgets/page.js';
import { texts } from '../texts.js';
import { applicationsTexts as applications, settingsTexts as words } from './applications.texts.js';
import { dropApplication, invalidateApplication } from './applications.queries.js';
import { EuisSection } from './euis-section.js';
import { useApplication } from './use-application.js';

/** Settings, EUIs, owner and deletion of an application. */
export function SettingsPage() {
  const application = useApplication();
  const { id, name, euis, rights } = application;
  const mayChange = rights.includes('settings');
  return (
    <Page title={words.title}>
      {mayChange ? <NameForm appId={id} name={name} /> : <Text>{words.restricted}</Text>}
      {mayChange && <EuisSection appId={id} euis={euis} />}
      {rights.includes('collaborators') && <OwnerSection application={application} />}
      {rights.includes('delete') && <Deletion appId={id} />}
    </Page>
  );
}

function NameForm({ appId, name }: { appId: string; name: string }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const form = useForm({
    initialValues: { name },
    validate: { name: (text) => (text.trim() === '' ? applications.nameProblem : null) },
  });
  const change = useMutation({
    mutationFn: (body: { readonly name: string }) =>
      answered(account.PATCH('/api/v2/applications/{appId}', { params: { path: { appId } }, body })),
    onSuccess: async () => {
      await invalidateApplication(queries, appId);
      notifications.show({ message: texts.saved });
    },
  });
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack>
        <TextInput
          label={applications.name}
          description={applications.nameHint}
          required
          {...form.getInputProps('name')}
        />
        <FormEnd form={form} work={change} action={texts.save} />
      </Stack>
    </form>
  );
}

function Deletion({ appId }: { appId: string }) {
  const { account } = useConsole();
  const router = useRouter();
  const params = { path: { appId } };
  return (
    <RemovalSection
      label={words.remove}
      title={words.removeTitle.one(appId)}
      text={words.removeText.one}
      action={words.confirm}
      remove={() => answered(account.DELETE('/api/v2/applications/{appId}', { params }))}
      leave={() => router.navigate({ to: '/console/applications', search: { deleted: true } })}
      forget={(queries) => dropApplication(queries, appId)}
      done={words.removed(appId)}
    />
  );
}
