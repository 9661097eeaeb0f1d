import { NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Right } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Organization } from '../api/account.js';
import { organizationsKey } from '../organizations/organizations.queries.js';
import { texts } from '../texts.js';
import { FormEnd } from '../widgets/form-end.js';
import { CancelLink } from '../widgets/links.js';
import { RightsField } from '../rights/rights-field.js';
import { collaboratorsTexts as words } from './collaborators.texts.js';
import { useSharing } from './sharing.js';
import { useOwnRights, useTeam } from './team.js';

interface ShareValues {
  readonly id: string;
  readonly rights: Right[];
}

interface ShareFormProps {
  /** Organizations that the user can add. */
  readonly choices?: readonly Organization[];
  /** The organization to change; a new one without it. */
  readonly known?: ShareValues;
}

/** Form that adds an organization as a collaborator or changes its rights. */
export function OrganizationShareForm({ choices = [], known }: ShareFormProps) {
  const team = useTeam();
  const own = useOwnRights(team);
  const put = usePut();
  const form = useForm<ShareValues>({
    initialValues: known ?? { id: '', rights: [] },
    validate: {
      id: (id) => (id === '' ? words.organizationProblem : null),
      rights: (chosen) => (chosen.length > 0 ? null : words.rightsProblem),
    },
  });
  if (!known && choices.length === 0) return <Text>{words.noneToAdd}</Text>;
  const data = choices.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }));
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => put.mutate(values))}>
      <Stack>
        {!known && (
          <NativeSelect
            autoFocus
            label={words.organization}
            required
            data={[{ value: '', label: words.choose }, ...data]}
            {...form.getInputProps('id')}
          />
        )}
        <RightsField
          label={words.rights}
          hint={words.organizationRightsHint}
          rights={team.allRights}
          available={[...own, ...(known?.rights ?? [])]}
          {...form.getInputProps('rights')}
        />
        <FormEnd form={form} work={put} action={known ? texts.save : words.addOrganization}>
          <CancelLink {...team.list} />
        </FormEnd>
      </Stack>
    </form>
  );
}

function usePut() {
  const team = useTeam();
  const sharing = useSharing();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ id, rights }: ShareValues) => sharing.put(id, rights),
    onSuccess: async () => {
      await Promise.all([team.forget(queries), queries.invalidateQueries({ queryKey: organizationsKey })]);
      await router.navigate(team.list);
    },
  });
}
