import type { Device } from '@fieldpost/domain';
import { Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../console.js';
import { FormEnd } from '../../widgets/form-end.js';
import { Page } from '../../widgets/page.js';
import { Section } from '../../widgets/section.js';
import { FailedPage, Loaded } from '../../widgets/states.js';
import { texts } from '../../texts.js';
import { ActivationFields } from './activation-fields.js';
import { useEuiAddition } from './app-eui-field.js';
import { type Activation, activationOf } from '../device.js';
import { DeviceDangers } from './device-dangers.js';
import { type DeviceDraft, draftOf, toDevice } from './device-draft.js';
import { draftTexts as draft } from './device-draft.texts.js';
import { type DeviceForm, outsideFields, showAtField, useDeviceForm } from './device-form.js';
import { deviceSettingsTexts as words } from '../device.texts.js';
import { devicePath, invalidateDevices } from '../devices.queries.js';
import { AttributeFields, CodecField, LocationFields, OptionFields } from './option-fields.js';
import { NoDevice } from '../no-device.js';
import { useDeviceQuery } from '../use-device.js';

/** Settings and deletion of a device. */
export function DeviceSettingsPage() {
  const query = useDeviceQuery();
  return (
    <Loaded query={query} gone={<NoDevice />}>
      {({ device, keysFailure }) =>
        keysFailure ? (
          <FailedPage failure={keysFailure} again={() => void query.refetch()} />
        ) : (
          <Page title={words.title(device.dev_id)}>
            <SettingsForm device={device} />
            <DeviceDangers device={device} />
          </Page>
        )
      }
    </Loaded>
  );
}

/** A template cannot become a device, because it has no DevEUI. */
const choicesFor = (device: Device): readonly Activation[] =>
  activationOf(device) === 'join' ? ['join'] : ['otaa', 'abp'];

function SettingsForm({ device }: { device: Device }) {
  const form = useDeviceForm(draftOf(device));
  const change = useChange(device, form);
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack gap="lg">
        <Section title={draft.general}>
          <Stack gap="lg" w="100%">
            <TextInput
              label={draft.description}
              description={draft.descriptionHint}
              {...form.getInputProps('description')}
            />
            <ActivationFields form={form} choices={choicesFor(device)} stored />
          </Stack>
        </Section>
        <Section title={draft.radio}>
          <OptionFields form={form} />
        </Section>
        <LocationFields form={form} />
        <AttributeFields form={form} />
        <Section title={draft.payload}>
          <CodecField form={form} />
        </Section>
        <FormEnd form={form} work={outsideFields(change)} action={texts.save} />
      </Stack>
    </form>
  );
}

function useChange({ app_id: appId, dev_id: devId }: Device, form: DeviceForm) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const withEui = useEuiAddition();
  return useMutation({
    mutationFn: async (values: DeviceDraft) => {
      const path = devicePath(appId, devId);
      // The request replaces counters, so the current ones are read first.
      const now = await handler.ask<Device>({ path });
      const send = () => handler.ask({ method: 'PUT', path, body: toDevice(appId, values, now) });
      await withEui({ eui: values.appEui, before: now.lorawan_device.app_eui, send });
    },
    onError: (error) => showAtField(form, error),
    onSuccess: async () => {
      await invalidateDevices(queries, appId);
      notifications.show({ message: texts.saved });
    },
  });
}
