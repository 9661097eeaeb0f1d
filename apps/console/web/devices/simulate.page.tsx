import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useConsole } from '../console.js';
import { FormEnd } from '../widgets/form-end.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { devicePath } from './devices.queries.js';
import {
  bytesProblem,
  emptyMessage,
  type MessageDraft,
  portProblem,
  toUplink,
} from './downlinks/downlink-draft.js';
import { messagesTexts as words } from './messages.texts.js';
import { useDeviceName, useDeviceQuery } from './use-device.js';

/** Form that simulates an uplink. */
export const SimulatePage = () => (
  <Loaded query={useDeviceQuery()}>
    {() => (
      <Page title={words.simulate}>
        <Text maw="40rem">{words.simulateText}</Text>
        <UplinkForm />
      </Page>
    )}
  </Loaded>
);

function UplinkForm() {
  const { handler } = useConsole();
  const { appId, devId } = useDeviceName();
  const form = useForm<MessageDraft>({
    initialValues: emptyMessage,
    validate: { port: portProblem, bytes: bytesProblem },
  });
  const path = `${devicePath(appId, devId)}/simulate-uplink`;
  const simulation = useMutation({
    mutationFn: (draft: MessageDraft) => handler.ask({ method: 'POST', path, body: toUplink(draft) }),
    onSuccess: () => notifications.show({ message: words.simulated }),
  });
  return (
    <form className="narrow" noValidate onSubmit={form.onSubmit((values) => simulation.mutate(values))}>
      <Stack>
        <TextInput label={words.bytes} description={words.bytesHint} {...form.getInputProps('bytes')} />
        <TextInput
          label={words.port}
          description={words.simulatePort}
          inputMode="numeric"
          {...form.getInputProps('port')}
        />
        <FormEnd work={simulation} action={words.simulateAction} />
      </Stack>
    </form>
  );
}
