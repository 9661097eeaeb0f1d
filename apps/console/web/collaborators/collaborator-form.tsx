import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type AppRight, isId } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Application } from '../api/account.js';
import { answered } from '../api/failure.js';
import { forgetApplication } from '../applications/applications.queries.js';
import { useConsole } from '../console.js';
import { ButtonLink } from '../shell/links.js';
import { RightsField } from '../shell/rights-field.js';
import { Problem } from '../shell/states.js';
import { texts } from '../texts.js';

const { collaborators: words } = texts;

interface Wanted {
  readonly username: string;
  readonly rights: AppRight[];
}

interface CollaboratorFormProps {
  readonly application: Application;
  /** Who has which rights until now; without it somebody new is asked for. */
  readonly known?: Wanted;
}

/** Gives somebody rights on an application, or other rights than before. */
export function CollaboratorForm({ application: { id: appId, rights }, known }: CollaboratorFormProps) {
  const form = useForm<Wanted>({
    initialValues: known ?? { username: '', rights: [] },
    validate: {
      username: (name) => (isId(name) ? null : words.usernameProblem),
      rights: (chosen) => (chosen.length > 0 ? null : words.rightsProblem),
    },
  });
  const put = usePut(appId);
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => put.mutate(values))}>
      <Stack>
        {!known && <TextInput label={words.username} required {...form.getInputProps('username')} />}
        <RightsField
          label={words.rights}
          hint={words.rightsHint}
          available={[...rights, ...(known?.rights ?? [])]}
          {...form.getInputProps('rights')}
        />
        {put.error && <Problem failure={put.error} />}
        <Group>
          <Button type="submit" loading={put.isPending}>
            {known ? texts.save : words.add}
          </Button>
          <ButtonLink to="/console/applications/$appId/collaborators" params={{ appId }} variant="default">
            {texts.cancel}
          </ButtonLink>
        </Group>
      </Stack>
    </form>
  );
}

function usePut(appId: string) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ username, rights }: Wanted) =>
      answered(
        account.PUT('/api/v2/applications/{appId}/collaborators/{username}', {
          params: { path: { appId, username } },
          body: { rights },
        }),
      ),
    onSuccess: async () => {
      await forgetApplication(queries, appId);
      await router.navigate({ to: '/console/applications/$appId/collaborators', params: { appId } });
    },
  });
}
