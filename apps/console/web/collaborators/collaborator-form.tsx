import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { isId, type Right } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FormEnd } from '../widgets/form-end.js';
import { CancelLink } from '../widgets/links.js';
import { RightsField } from '../rights/rights-field.js';
import { texts } from '../texts.js';
import { collaboratorsTexts as words } from './collaborators.texts.js';
import { type Team, useOwnRights } from './team.js';

interface Wanted {
  readonly username: string;
  readonly rights: Right[];
}

interface CollaboratorFormProps {
  readonly team: Team;
  /** The collaborator to change; a new one without it. */
  readonly known?: Wanted;
}

/** Form that adds a collaborator or changes their rights. */
export function CollaboratorForm({ team, known }: CollaboratorFormProps) {
  const own = useOwnRights(team);
  const form = useForm<Wanted>({
    initialValues: known ?? { username: '', rights: [] },
    validate: {
      username: (name) => (isId(name) ? null : words.usernameProblem),
      rights: (chosen) => (chosen.length > 0 ? null : words.rightsProblem),
    },
  });
  const put = usePut(team);
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => put.mutate(values))}>
      <Stack>
        {!known && (
          <TextInput autoFocus label={words.username} required {...form.getInputProps('username')} />
        )}
        <RightsField
          label={words.rights}
          hint={words.rightsHint}
          rights={team.allRights}
          available={[...own, ...(known?.rights ?? [])]}
          {...form.getInputProps('rights')}
        />
        <FormEnd form={form} work={put} action={known ? texts.save : words.add}>
          <CancelLink {...team.list} />
        </FormEnd>
      </Stack>
    </form>
  );
}

function usePut(team: Team) {
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ username, rights }: Wanted) => team.put(username, rights),
    onSuccess: async () => {
      await team.forget(queries);
      await router.navigate(team.list);
    },
  });
}
