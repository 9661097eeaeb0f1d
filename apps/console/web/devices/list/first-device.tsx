import { deviceStates } from '@fieldpost/domain';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../console.js';
import { deviceStatesQuery } from '../../traffic/traffic.queries.js';
import { Empty, Waiting } from '../../widgets/states.js';
import { DeviceBeginnings } from './device-beginnings.js';
import { devicesTexts as words } from './devices.texts.js';

/** The next step in an application without devices; nothing where there is one. */
export function FirstDevice({ appId }: { appId: string }) {
  const { handler } = useConsole();
  const { data, isPending } = useQuery(deviceStatesQuery(handler, appId));
  if (isPending) return <Waiting />;
  if (!data || deviceStates.some((state) => data[state] > 0)) return undefined;
  return <Empty title={words.none} text={words.teach} action={<DeviceBeginnings appId={appId} />} />;
}
