import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AppRight } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccessKey } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { CopyText } from '../shell/copy-text.js';
import { ButtonLink } from '../shell/links.js';
import { Page } from '../shell/page.js';
import { RightsField } from '../shell/rights-field.js';
import { Problem } from '../shell/states.js';
import { texts } from '../texts.js';
import { accessKeysQuery } from './access-keys.queries.js';

const { keys: words } = texts;

interface NewKey {
  readonly name: string;
  readonly rights: AppRight[];
  /** A day as the browser's field writes it; empty for never. */
  readonly expires: string;
}

const empty: NewKey = { name: '', rights: ['messages:up:r'], expires: '' };
const validName = /^[\w.-](?:[\w .-]{0,62}[\w.-])?$/;

/** Makes an access key and shows it, once. */
export function NewAccessKeyPage() {
  const { id, rights } = useApplication();
  const creation = useCreation(id);
  return (
    <Page title={creation.data ? words.newTitle : words.create}>
      {creation.data ? (
        <Shown appId={id} made={creation.data} />
      ) : (
        <KeyForm appId={id} available={rights} creation={creation} />
      )}
    </Page>
  );
}

const Shown = ({ appId, made }: { appId: string; made: AccessKey }) => (
  <Alert color="green" title={made.name} role="status">
    <Stack align="flex-start">
      <Text>{words.newText}</Text>
      <CopyText text={made.key} />
      <ButtonLink to="/console/applications/$appId/access-keys" params={{ appId }} variant="default">
        {words.title}
      </ButtonLink>
    </Stack>
  </Alert>
);

interface KeyFormProps {
  readonly appId: string;
  readonly available: readonly string[];
  readonly creation: ReturnType<typeof useCreation>;
}

function KeyForm({ appId, available, creation }: KeyFormProps) {
  const form = useForm({
    initialValues: empty,
    validate: {
      name: (name) => (validName.test(name) ? null : words.nameProblem),
      rights: (rights) => (rights.length > 0 ? null : words.rightsProblem),
      expires: (day) => (day === '' || endOf(day) > new Date() ? null : words.expiresProblem),
    },
  });
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <Stack>
        <TextInput label={words.name} description={words.nameHint} required {...form.getInputProps('name')} />
        <RightsField
          label={words.rights}
          hint={words.rightsHint}
          available={available}
          {...form.getInputProps('rights')}
        />
        <TextInput
          type="date"
          label={words.expires}
          description={words.expiresHint}
          {...form.getInputProps('expires')}
        />
        {creation.error && <Problem failure={creation.error} />}
        <Group>
          <Button type="submit" loading={creation.isPending}>
            {words.create}
          </Button>
          <ButtonLink to="/console/applications/$appId/access-keys" params={{ appId }} variant="default">
            {texts.cancel}
          </ButtonLink>
        </Group>
      </Stack>
    </form>
  );
}

/** A key is good until its last day is over, where its maker is. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59`);

function useCreation(appId: string) {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, rights, expires }: NewKey): Promise<AccessKey> =>
      answered(
        account.POST('/api/v2/applications/{appId}/access-keys', {
          params: { path: { appId }, header: { Prefer: 'return=representation' } },
          body: { name, rights, ...(expires !== '' && { expires: endOf(expires).toISOString() }) },
        }),
      ) as Promise<AccessKey>,
    onSuccess: () => queries.invalidateQueries({ queryKey: accessKeysQuery(account, appId).queryKey }),
  });
}
