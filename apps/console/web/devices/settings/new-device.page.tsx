import { Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import { FormEnd } from '../../widgets/form-end.js';
import { CancelLink } from '../../widgets/links.js';
import { Page } from '../../widgets/page.js';
import { ActivationFields } from './activation-fields.js';
import { useEuiAddition } from './app-eui-field.js';
import { activations } from '../device.js';
import { type DeviceDraft, emptyDraft, toDevice } from './device-draft.js';
import { draftTexts as draft } from './device-draft.texts.js';
import { type DeviceForm, outsideFields, showAtField, useDeviceForm } from './device-form.js';
import { devicesTexts as words } from '../list/devices.texts.js';
import { devicePath, invalidateDevices } from '../devices.queries.js';
import { VersionFields } from './version-fields.js';

/** Creates a device and opens it. */
export function NewDevicePage() {
  const { id: appId, euis } = useApplication();
  const form = useDeviceForm({ ...emptyDraft, appEui: euis.length === 1 ? (euis[0] ?? '') : '' });
  const creation = useCreation(appId, form);
  return (
    <Page title={words.create}>
      <form className="narrow" noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
        <Stack>
          <TextInput
            autoFocus
            label={draft.devId}
            description={draft.devIdHint}
            required
            {...form.getInputProps('devId')}
          />
          <TextInput
            label={draft.description}
            description={draft.descriptionHint}
            {...form.getInputProps('description')}
          />
          <ActivationFields form={form} choices={activations} stored={false} />
          <VersionFields form={form} />
          <Text size="sm">{draft.moreOptions}</Text>
          <FormEnd form={form} work={outsideFields(creation)} action={words.create}>
            <CancelLink to="/console/applications/$appId/devices" params={{ appId }} />
          </FormEnd>
        </Stack>
      </form>
    </Page>
  );
}

function useCreation(appId: string, form: DeviceForm) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  const withEui = useEuiAddition();
  return useMutation({
    mutationFn: async (values: DeviceDraft) => {
      const path = devicePath(appId, values.devId);
      const body = toDevice(appId, values);
      const send = () => handler.ask({ method: 'POST', path, body, onlyNew: true });
      await withEui({ eui: values.appEui, send });
    },
    onError: (error) => showAtField(form, error),
    onSuccess: async (_, { devId }) => {
      await invalidateDevices(queries, appId);
      await router.navigate({ to: '/console/applications/$appId/devices/$devId', params: { appId, devId } });
    },
  });
}
