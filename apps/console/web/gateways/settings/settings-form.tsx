import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { euiIn, euiOfGatewayId, isId } from '@fieldpost/domain';
import { answered } from '../../api/failure.js';
import { useConsole } from '../../console.js';
import { FormEnd } from '../../widgets/form-end.js';
import { texts } from '../../texts.js';
import { areIds, changesOf, settingsOf, type SettingsValues } from './gateway-settings.js';
import { type Choices, invalidateGateway, type KnownGateway } from '../gateways.queries.js';
import { newGatewayTexts } from '../gateways.texts.js';
import { readAttributes } from './other-attributes.js';
import { GeneralFields, HardwareFields, LocationFields, VisibilityFields } from './settings-fields.js';
import { settingsTexts as words } from './settings.texts.js';

interface SettingsFormProps {
  readonly gateway: KnownGateway;
  readonly plans: Choices;
}

const isRouter = (text: string): boolean => text.trim() === '' || isId(text.trim());

function wrongLineIn(text: string): string | null {
  const { wrong } = readAttributes(text, {});
  return wrong === undefined ? null : words.othersProblem(wrong);
}

/** Form of all settings of a gateway. */
export function SettingsForm({ gateway, plans }: SettingsFormProps) {
  const form = useForm<SettingsValues>({
    initialValues: settingsOf(gateway),
    validate: {
      eui: (text) => (text.trim() === '' || euiIn(text) ? null : newGatewayTexts.euiProblem),
      router: (text) => (isRouter(text) ? null : words.routerProblem),
      fallbackRouters: (text) => (areIds(text) ? null : words.routerProblem),
      others: wrongLineIn,
    },
  });
  const change = useChange(gateway);
  const seesAll = gateway.location_public || gateway.rights.includes('gateway:location');
  return (
    <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack>
        <div className="facts">
          <GeneralFields form={form} plans={plans} hasEuiField={euiOfGatewayId(gateway.id) === undefined} />
          <HardwareFields form={form} />
        </div>
        <LocationFields form={form} seesAll={seesAll} />
        <VisibilityFields form={form} />
        <FormEnd form={form} work={change} action={texts.save} />
      </Stack>
    </form>
  );
}

function useChange(gateway: KnownGateway) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const params = { path: { gatewayId: gateway.id } };
  return useMutation({
    mutationFn: (values: SettingsValues) =>
      answered(account.PATCH('/api/v2/gateways/{gatewayId}', { params, body: changesOf(values, gateway) })),
    onSuccess: async () => {
      await invalidateGateway(queries, gateway.id);
      notifications.show({ message: texts.saved });
    },
  });
}
