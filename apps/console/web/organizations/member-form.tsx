import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  isId,
  type MemberRight,
  memberRights,
  type OrganizationRole,
  organizationRoles,
} from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Organization } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { texts } from '../texts.js';
import { FormEnd } from '../widgets/form-end.js';
import { CancelLink } from '../widgets/links.js';
import { RightsField } from '../rights/rights-field.js';
import { organizationsKey } from './organizations.queries.js';
import { membersTexts as words } from './organizations.texts.js';

export interface MemberValues {
  readonly username: string;
  /** `own` for an own set of rights. */
  readonly role: OrganizationRole | 'own';
  readonly rights: MemberRight[];
}

interface MemberFormProps {
  readonly organization: Organization;
  /** The member to change; a new one without it. */
  readonly known?: MemberValues;
}

const roles = [
  ...organizationRoles.map((value) => ({ value, label: words.roles[value] })),
  { value: 'own', label: words.own },
];

/** Form that adds a member or changes the role or the rights of one. */
export function MemberForm({ organization: { id, rights }, known }: MemberFormProps) {
  const form = useForm<MemberValues>({
    initialValues: known ?? { username: '', role: 'developer', rights: [] },
    validate: {
      username: (name) => (isId(name) ? null : words.usernameProblem),
      rights: (chosen, { role }) => (role === 'own' && chosen.length === 0 ? words.rightsProblem : null),
    },
  });
  const put = usePut(id);
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => put.mutate(values))}>
      <Stack>
        {!known && (
          <TextInput autoFocus label={words.username} required {...form.getInputProps('username')} />
        )}
        <NativeSelect label={words.role} data={roles} {...form.getInputProps('role')} />
        {form.values.role === 'own' && (
          <RightsField
            label={words.rights}
            hint={words.rightsHint}
            rights={memberRights}
            available={[...rights, ...(known?.rights ?? [])]}
            {...form.getInputProps('rights')}
          />
        )}
        <FormEnd form={form} work={put} action={known ? texts.save : words.add}>
          <CancelLink to="/console/organizations/$organizationId" params={{ organizationId: id }} />
        </FormEnd>
      </Stack>
    </form>
  );
}

function usePut(organizationId: string) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ username, role, rights }: MemberValues) =>
      answered(
        account.PUT('/api/v2/organizations/{organizationId}/members/{username}', {
          params: { path: { organizationId, username } },
          body: role === 'own' ? { rights } : { role },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: organizationsKey });
      await router.navigate({ to: '/console/organizations/$organizationId', params: { organizationId } });
    },
  });
}
