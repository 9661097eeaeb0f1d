import { Group, Text } from '@mantine/core';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { deviceTexts as words } from './device.texts.js';
import { useDeviceName } from './use-device.js';

/** In place of a device that the application does not have. */
export function NoDevice() {
  const { appId, devId } = useDeviceName();
  return (
    <Page title={words.noDevice}>
      <Text>{words.noDeviceText(devId, appId)}</Text>
      <Group>
        <ButtonLink to="/console/applications/$appId/devices" params={{ appId }}>
          {words.toDevices}
        </ButtonLink>
      </Group>
    </Page>
  );
}
