import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
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
