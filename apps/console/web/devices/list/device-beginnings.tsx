import { Group } from '@mantine/core';
import { ButtonLink } from '../../widgets/links.js';
import { devicesTexts as words } from './devices.texts.js';

/** The ways to the first device of an application, and to more. */
export const DeviceBeginnings = ({ appId }: { appId: string }) => (
  <Group>
    <ButtonLink to="/console/applications/$appId/devices/-new" params={{ appId }}>
      {words.create}
    </ButtonLink>
    <ButtonLink to="/console/applications/$appId/devices/-import" params={{ appId }} variant="default">
      {words.import}
    </ButtonLink>
    <ButtonLink
      to="/console/applications/$appId/devices/-register-on-join"
      params={{ appId }}
      variant="default"
    >
      {words.registerOnJoin}
    </ButtonLink>
  </Group>
);
