import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import { type LiveMessage, uplinkIn } from '../../live/live-message.js';
import { NoFields } from '../../live/messages/no-fields.js';
import { liveTexts as live } from '../../live/live.texts.js';
import { rememberUplink } from '../../live/seen-uplinks.js';
import { FunctionFailure } from '../../payload-functions/function-failure.js';
import { thrownIn } from '../../payload-functions/thrown.js';
import { CopyFile } from '../../widgets/copy-file.js';
import { FormEnd } from '../../widgets/form-end.js';
import { TextLink } from '../../widgets/links.js';
import { Page } from '../../widgets/page.js';
import { Section } from '../../widgets/section.js';
import { Loaded } from '../../widgets/states.js';
import { parseBytes, toHex } from '../bytes.js';
import { deviceTexts } from '../device.texts.js';
import { devicePath } from '../devices.queries.js';
import {
  bytesProblem,
  emptyMessage,
  type MessageDraft,
  portProblem,
  toUplink,
} from '../downlinks/downlink-draft.js';
import { messagesTexts as words } from '../messages.texts.js';
import { simulatedUplink } from './simulated-uplink.js';
import { SimulatedDevice } from './simulated-device.js';
import { NoDevice } from '../no-device.js';
import { useDeviceName, useDeviceQuery } from '../use-device.js';

/** Two ways to have messages without hardware: one uplink, or a simulated device. */
export function SimulatePage() {
  const query = useDeviceQuery();
  return (
    <Loaded query={query} gone={<NoDevice />}>
      {(read) => (
        <Page title={deviceTexts.simulate}>
          <Section title={words.simulateOne}>
            <Text maw="40rem">{words.simulateText}</Text>
            <UplinkForm />
          </Section>
          <SimulatedDevice read={read} again={() => void query.refetch()} />
        </Page>
      )}
    </Loaded>
  );
}

function UplinkForm() {
  const form = useForm<MessageDraft>({
    initialValues: emptyMessage,
    validate: { port: portProblem, bytes: bytesProblem },
  });
  const simulation = useSimulation();
  const thrown = thrownIn(simulation.error);
  return (
    <>
      <form className="narrow" noValidate onSubmit={form.onSubmit((values) => simulation.mutate(values))}>
        <Stack>
          <TextInput
            autoFocus
            label={words.bytes}
            description={words.simulateBytes}
            {...form.getInputProps('bytes')}
          />
          <TextInput
            label={words.port}
            description={words.simulatePort}
            inputMode="numeric"
            {...form.getInputProps('port')}
          />
          <FormEnd
            work={{ ...simulation, error: thrown ? null : simulation.error }}
            action={words.simulateAction}
          />
        </Stack>
      </form>
      {thrown && <FunctionError failure={simulation.error} draft={simulation.variables ?? emptyMessage} />}
      {simulation.data && <Published message={simulation.data} />}
    </>
  );
}

/** The error of a payload function, and the way to the functions, which run there with these bytes. */
function FunctionError({ failure, draft: { bytes, port } }: { failure: unknown; draft: MessageDraft }) {
  const { appId } = useDeviceName();
  return (
    <>
      <FunctionFailure failure={failure} />
      <TextLink
        to="/console/applications/$appId/payload-functions"
        params={{ appId }}
        state={{ linkedUplink: { bytes: toHex(parseBytes(bytes) ?? []), port: Number(port) } }}
      >
        {live.toFunctions}
      </TextLink>
    </>
  );
}

/** The message that came of it, and why it has no fields if it was not decoded. */
function Published({ message }: { message: LiveMessage }) {
  const { decodingError, body } = message;
  const uplink = uplinkIn(message);
  return (
    <>
      {uplink && decodingError !== undefined && <NoFields uplink={uplink} error={decodingError} />}
      <CopyFile title={words.simulatedMessage} text={JSON.stringify(body, undefined, 2)} />
    </>
  );
}

/** Publishes an uplink, and has the message that came of it for users who may read messages. */
function useSimulation() {
  const { handler, queries } = useConsole();
  const { rights } = useApplication();
  const { appId, devId } = useDeviceName();
  return useMutation({
    mutationFn: async (draft: MessageDraft): Promise<LiveMessage | null> => {
      const body = toUplink(draft);
      const path = `${devicePath(appId, devId)}/simulate-uplink`;
      const publish = () => handler.ask({ method: 'POST', path, body });
      if (rights.includes('messages:up:r')) {
        const port = Number(draft.port);
        return simulatedUplink(handler, { appId, devId, port, publish });
      }
      await publish();
      return null;
    },
    onSuccess: (message) => {
      if (message) rememberUplink(queries, appId, message);
      notifications.show({ message: words.simulated });
    },
  });
}
