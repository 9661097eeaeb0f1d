import { NativeSelect, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { appRights, gatewayRights, type Right } from '@fieldpost/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { AccountApi, Application, Gateway } from '../api/account.js';
import { answered } from '../api/failure.js';
import { applicationsQuery } from '../applications/applications.queries.js';
import { useConsole } from '../console.js';
import { gatewayQuery, gatewaysQuery } from '../gateways/gateways.queries.js';
import { FormEnd } from '../widgets/form-end.js';
import { CancelLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { RightsField } from '../rights/rights-field.js';
import { Loaded } from '../widgets/states.js';
import { clientsKey } from './clients.queries.js';
import { clientRightsTexts as words } from './clients.texts.js';

const route = getRouteApi('/signed-in/console/clients/$name/rights');

/** Gives a client rights on an application or gateway of the user. */
export function ClientRightsPage() {
  const { account } = useConsole();
  const { name } = route.useParams();
  const gateways = useQuery(gatewaysQuery(account));
  return (
    <Stack>
      <Loaded query={useQuery(applicationsQuery(account, 'kept'))}>
        {(applications) => (
          <Page title={words.giveTitle(name)}>
            <Loaded query={gateways}>
              {(own) => <RightsForm name={name} applications={applications} gateways={own} />}
            </Loaded>
          </Page>
        )}
      </Loaded>
    </Stack>
  );
}

interface RightsFormProps {
  readonly name: string;
  readonly applications: readonly Application[];
  readonly gateways: readonly Gateway[];
}

interface Wanted {
  /** Kind and id, such as `apps:my-app`. */
  readonly entity: string;
  readonly rights: Right[];
}

const split = (entity: string): readonly [string, string] => {
  const at = entity.indexOf(':');
  return [entity.slice(0, at), entity.slice(at + 1)];
};

const choicesOf = (applications: readonly Application[], gateways: readonly Gateway[]) => [
  { value: '', label: words.choose },
  { group: words.kinds.apps, items: applications.map(({ id }) => ({ value: `apps:${id}`, label: id })) },
  { group: words.kinds.gateways, items: gateways.map(({ id }) => ({ value: `gateways:${id}`, label: id })) },
];

function RightsForm({ name, applications, gateways }: RightsFormProps) {
  const form = useForm<Wanted>({
    initialValues: { entity: '', rights: [] },
    validate: {
      entity: (entity) => (entity === '' ? words.entityProblem : null),
      rights: (chosen) => (chosen.length > 0 ? null : words.rightsProblem),
    },
  });
  const { entity } = form.values;
  const held = useHeldRights(entity, applications);
  const put = usePut(name);
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => put.mutate(values))}>
      <Stack>
        <NativeSelect
          label={words.entity}
          required
          data={choicesOf(applications, gateways)}
          {...form.getInputProps('entity')}
          onChange={({ currentTarget }) => form.setValues({ entity: currentTarget.value, rights: [] })}
        />
        {entity !== '' && (
          <RightsField<Right>
            label={words.rights}
            hint={words.rightsHint}
            rights={split(entity)[0] === 'apps' ? appRights : gatewayRights}
            available={held}
            {...form.getInputProps('rights')}
          />
        )}
        <FormEnd form={form} work={put} action={words.give}>
          <CancelLink to="/console/clients/$name" params={{ name }} />
        </FormEnd>
      </Stack>
    </form>
  );
}

/** The rights of the user on the chosen application or gateway. */
function useHeldRights(entity: string, applications: readonly Application[]): readonly string[] {
  const { account } = useConsole();
  const [kind, id] = split(entity);
  const gateway = useQuery({ ...gatewayQuery(account, id), enabled: kind === 'gateways' });
  if (kind === 'gateways') return gateway.data?.rights ?? [];
  return applications.find((one) => one.id === id)?.rights ?? [];
}

function usePut(client: string) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (wanted: Wanted) => give(account, client, wanted),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: clientsKey });
      await router.navigate({ to: '/console/clients/$name', params: { name: client } });
      notifications.show({ message: words.given(client) });
    },
  });
}

function give(account: AccountApi, client: string, { entity, rights }: Wanted): Promise<unknown> {
  const [kind, id] = split(entity);
  const body = { rights };
  return kind === 'apps'
    ? answered(
        account.PUT('/api/v2/applications/{appId}/clients/{client}', {
          params: { path: { appId: id, client } },
          body,
        }),
      )
    : answered(
        account.PUT('/api/v2/gateways/{gatewayId}/clients/{client}', {
          params: { path: { gatewayId: id, client } },
          body,
        }),
      );
}
