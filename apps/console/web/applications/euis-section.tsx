import { euiIn, typedEui } from '@fieldpost/domain';
import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { DangerButton } from '../widgets/danger.js';
import { FormEnd } from '../widgets/form-end.js';
import { Section } from '../widgets/section.js';
import { Problem } from '../widgets/states.js';
import { invalidateApplication } from './applications.queries.js';
import { applicationsTexts, applicationTexts, euisTexts as words } from './applications.texts.js';

interface EuisProps {
  readonly appId: string;
  readonly euis: readonly string[];
}

/** The EUIs of an application: they are removed, added, or assigned by the server. */
export const EuisSection = ({ appId, euis }: EuisProps) => (
  <Section title={applicationTexts.euis}>
    <Text>{euis.length === 0 ? applicationTexts.noEuis : words.text}</Text>
    {euis.map((eui) => (
      <OneEui key={eui} appId={appId} eui={eui} />
    ))}
    <AddForm appId={appId} />
    <Assign appId={appId} />
  </Section>
);

/** A change of the EUIs; the application is read again after it. */
function useEuiChange<T>(appId: string, change: (input: T) => Promise<unknown>, done: (input: T) => string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (_, input) => {
      await invalidateApplication(queries, appId);
      notifications.show({ message: done(input) });
    },
  });
}

function OneEui({ appId, eui }: { appId: string; eui: string }) {
  const { account } = useConsole();
  const path = { appId, eui };
  const removal = useEuiChange<undefined>(
    appId,
    () => answered(account.DELETE('/api/v2/applications/{appId}/euis/{eui}', { params: { path } })),
    () => words.removed(eui),
  );
  return (
    <Group gap="xs">
      <Code>{eui}</Code>
      <DangerButton
        label={words.removeAction}
        name={words.removeLabel(eui)}
        title={words.removeTitle(eui)}
        text={words.removeText}
        action={words.removeAction}
        work={removal}
        size="compact-xs"
        variant="default"
      />
    </Group>
  );
}

function AddForm({ appId }: { appId: string }) {
  const { account } = useConsole();
  const form = useForm({
    initialValues: { eui: '' },
    validate: { eui: (text) => (euiIn(text) ? null : applicationsTexts.euiProblem) },
  });
  const adding = useEuiChange<{ readonly eui: string }>(
    appId,
    ({ eui }) => {
      const path = { appId, eui: typedEui(eui) };
      return answered(account.PUT('/api/v2/applications/{appId}/euis/{eui}', { params: { path } }));
    },
    ({ eui }) => words.added(typedEui(eui)),
  );
  const add = form.onSubmit((values) => adding.mutate(values, { onSuccess: () => form.reset() }));
  return (
    <form noValidate onSubmit={add}>
      <Stack gap="xs">
        <TextInput label={words.own} description={words.ownHint} {...form.getInputProps('eui')} />
        <FormEnd form={form} work={adding} action={words.add} />
      </Stack>
    </form>
  );
}

function Assign({ appId }: { appId: string }) {
  const { account } = useConsole();
  const assigning = useEuiChange<undefined>(
    appId,
    () => answered(account.POST('/api/v2/applications/{appId}/euis', { params: { path: { appId } } })),
    () => words.assigned,
  );
  return (
    <>
      <Button variant="default" loading={assigning.isPending} onClick={() => assigning.mutate(undefined)}>
        {words.assign}
      </Button>
      {assigning.error && <Problem failure={assigning.error} />}
    </>
  );
}
