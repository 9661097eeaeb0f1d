import { useApplication } from '../applications/use-application.js';
import { ButtonLink } from '../widgets/links.js';
import { deviceTexts } from '../devices/device.texts.js';
import { liveTexts as words } from './live.texts.js';

/** What to do while there is no message: simulate one of the device, or see to the devices. */
export function NextStep({ devId }: { devId: string | undefined }) {
  const { id: appId, rights } = useApplication();
  if (!rights.includes('devices')) return undefined;
  return devId === undefined ? (
    <ButtonLink to="/console/applications/$appId/devices" params={{ appId }} variant="default">
      {words.toDevices}
    </ButtonLink>
  ) : (
    <ButtonLink
      to="/console/applications/$appId/devices/$devId/simulate"
      params={{ appId, devId }}
      variant="default"
    >
      {deviceTexts.simulate}
    </ButtonLink>
  );
}
