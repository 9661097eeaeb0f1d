import { Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Organization } from '../api/account.js';
import { answered } from '../api/failure.js';
import { History } from '../audit/history.js';
import { useConsole } from '../console.js';
import { texts } from '../texts.js';
import { FormEnd } from '../widgets/form-end.js';
import { Page } from '../widgets/page.js';
import { RemovalSection } from '../widgets/removal-section.js';
import { organizationHistory, organizationQuery, organizationsKey } from './organizations.queries.js';
import { organizationsTexts, organizationTexts as words } from './organizations.texts.js';
import { useOrganization } from './use-organization.js';

const path = '/api/v2/organizations/{organizationId}';

/** Name, history and deletion of an organization, as far as the rights of the user go. */
export function OrganizationSettingsPage() {
  const organization = useOrganization();
  const mayChange = organization.rights.includes('organization:settings');
  return (
    <Page title={words.settings}>
      {mayChange ? <NameForm organization={organization} /> : <Text>{words.nameRestricted}</Text>}
      {organization.rights.includes('organization:delete') && <Deletion id={organization.id} />}
      <Stack gap="xs">
        <Title order={2} size="h4">
          {words.history}
        </Title>
        {mayChange ? <Entries id={organization.id} /> : <Text>{words.historyRestricted}</Text>}
      </Stack>
    </Page>
  );
}

function NameForm({ organization: { id, name } }: { organization: Organization }) {
  const form = useForm({
    initialValues: { name },
    validate: { name: (text) => (text.trim() === '' ? organizationsTexts.nameProblem : null) },
  });
  const change = useNameChange(id);
  return (
    <form
      className="narrow"
      noValidate
      onSubmit={form.onSubmit((values) => change.mutate(values.name.trim()))}
    >
      <Stack>
        <TextInput label={organizationsTexts.name} required {...form.getInputProps('name')} />
        <FormEnd form={form} work={change} action={texts.save} />
      </Stack>
    </form>
  );
}

function useNameChange(organizationId: string) {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      answered(account.PATCH(path, { params: { path: { organizationId } }, body: { name } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: organizationsKey });
      notifications.show({ message: texts.saved });
    },
  });
}

function Deletion({ id }: { id: string }) {
  const { account } = useConsole();
  const router = useRouter();
  return (
    <RemovalSection
      label={words.delete}
      title={words.deleteTitle(id)}
      text={words.deleteText}
      action={words.confirmDelete}
      remove={() => answered(account.DELETE(path, { params: { path: { organizationId: id } } }))}
      leave={() => router.navigate({ to: '/console/organizations' })}
      forget={async (queries) => {
        queries.removeQueries({ queryKey: organizationQuery(account, id).queryKey });
        await queries.invalidateQueries({ queryKey: organizationsKey });
      }}
      done={words.deleted(id)}
    />
  );
}

function Entries({ id }: { id: string }) {
  const { account } = useConsole();
  return <History label={words.history} source={organizationHistory(account, id)} />;
}
