import { NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { euiIn, gatewayIdOfEui, isId, typedEui } from '@fieldpost/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { FormEnd } from '../widgets/form-end.js';
import { OwnerField } from '../organizations/owner-field.js';
import { CancelLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { type Choices, invalidateGateway, type PlanId, planChoicesQuery } from './gateways.queries.js';
import { gatewaysTexts as gateways, newGatewayTexts as words } from './gateways.texts.js';
import { settingsTexts as settings } from './settings/settings.texts.js';

const route = getRouteApi('/signed-in/console/gateways/-new');

const empty = { kind: 'eui', eui: '', id: '', plan: '', description: '', organization: '' };
type NewGateway = typeof empty;

const idOf = ({ kind, eui, id }: NewGateway): string => (kind === 'eui' ? gatewayIdOfEui(typedEui(eui)) : id);

/** Registers a gateway and opens it. */
export function NewGatewayPage() {
  const { account } = useConsole();
  const plans = useQuery(planChoicesQuery(account));
  return (
    <>
      <Loaded query={plans}>
        {(choices) => (
          <Page title={gateways.create}>
            <GatewayForm plans={choices} />
          </Page>
        )}
      </Loaded>
    </>
  );
}

function GatewayForm({ plans }: { plans: Choices }) {
  const { eui = '' } = route.useSearch();
  const form = useForm({
    initialValues: { ...empty, eui },
    validate: {
      eui: (eui, { kind }) => (kind === 'id' || euiIn(eui) ? null : words.euiProblem),
      id: (id, { kind }) => (kind === 'eui' || isId(id) ? null : words.idProblem),
      plan: (plan) => (plan === '' ? words.planProblem : null),
    },
  });
  const creation = useCreation();
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <Stack>
        <NameFields form={form} />
        <NativeSelect
          label={settings.plan}
          description={settings.planHint}
          required
          data={[{ value: '', label: settings.choosePlan }, ...plans]}
          {...form.getInputProps('plan')}
        />
        <TextInput
          label={settings.description}
          description={settings.descriptionHint}
          {...form.getInputProps('description')}
        />
        <OwnerField {...form.getInputProps('organization')} />
        <FormEnd form={form} work={creation} action={gateways.create}>
          <CancelLink to="/console/gateways" />
        </FormEnd>
      </Stack>
    </form>
  );
}

const NameFields = ({ form }: { form: UseFormReturnType<NewGateway> }) => (
  <>
    <Radio.Group label={words.kind} {...form.getInputProps('kind')}>
      <Stack gap="xs" mt="xs">
        <Radio value="eui" label={words.byEui} description={words.byEuiHint} />
        <Radio value="id" label={words.byId} description={words.byIdHint} />
      </Stack>
    </Radio.Group>
    {form.values.kind === 'id' ? (
      <TextInput label={words.id} description={words.idHint} required {...form.getInputProps('id')} />
    ) : (
      <TextInput
        autoFocus
        label={words.eui}
        description={words.euiHint}
        required
        {...form.getInputProps('eui')}
      />
    )}
    {form.values.kind === 'eui' &&
      form.errors['eui'] === undefined &&
      euiIn(form.values.eui) !== undefined && (
        <Text size="sm" role="status">
          {words.becomes(idOf(form.values))}
        </Text>
      )}
  </>
);

function useCreation() {
  const { account } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (wanted: NewGateway) => {
      const description = wanted.description.trim();
      return answered(
        account.POST('/api/v2/gateways', {
          body: {
            id: idOf(wanted),
            frequency_plan: wanted.plan as PlanId,
            ...(description !== '' && { attributes: { description } }),
            ...(wanted.organization !== '' && { organization: wanted.organization }),
          },
        }),
      );
    },
    onSuccess: async ({ id }) => {
      await invalidateGateway(queries, id);
      await router.navigate({ to: '/console/gateways/$gatewayId', params: { gatewayId: id } });
    },
  });
}
