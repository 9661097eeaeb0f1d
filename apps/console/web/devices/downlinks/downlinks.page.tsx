import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import { Page } from '../../widgets/page.js';
import { Loaded } from '../../widgets/states.js';
import { DownlinkForm } from './downlink-form.js';
import { DownlinkTable } from './downlink-table.js';
import { refreshing, queueQuery } from '../devices.queries.js';
import { messagesTexts as words } from '../messages.texts.js';
import { useDeviceName } from '../use-device.js';

/** Downlink queue of a device and the form for a new downlink. */
export function DownlinksPage() {
  const { rights } = useApplication();
  return rights.includes('messages:down:w') ? (
    <Queue />
  ) : (
    <Page title={words.queue}>
      <Text>{words.lacking}</Text>
    </Page>
  );
}

function Queue() {
  const { handler } = useConsole();
  const { appId, devId } = useDeviceName();
  const query = useQuery({ ...queueQuery(handler, appId, devId), ...refreshing });
  return (
    <Loaded query={query}>
      {(queue) => (
        <Page title={words.queue}>
          <Stack>
            <Text>{words.queueHint}</Text>
            <DownlinkTable queue={queue} />
          </Stack>
          <DownlinkForm queue={queue} />
        </Page>
      )}
    </Loaded>
  );
}
