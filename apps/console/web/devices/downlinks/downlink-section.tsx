import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import { TextLink } from '../../widgets/links.js';
import { Section } from '../../widgets/section.js';
import { Problem, Waiting } from '../../widgets/states.js';
import { queueQuery, refreshing } from '../devices.queries.js';
import { messagesTexts as words } from '../messages.texts.js';
import { useDeviceName } from '../use-device.js';

/** How many downlinks wait for a device, for users who may see them. */
export function DownlinkSection() {
  const { handler } = useConsole();
  const { rights } = useApplication();
  const params = useDeviceName();
  const enabled = rights.includes('messages:down:w');
  const { data, error, refetch } = useQuery({
    ...queueQuery(handler, params.appId, params.devId),
    ...refreshing,
    enabled,
  });
  if (!enabled) return undefined;
  return (
    <Section title={words.queue}>
      {!data && (error ? <Problem failure={error} again={() => void refetch()} /> : <Waiting />)}
      {data?.current && <Text>{words.oneOnItsWay(data.current.port)}</Text>}
      {data && <Text>{words.waiting(data.waiting.length)}</Text>}
      <TextLink to="/console/applications/$appId/devices/$devId/downlinks" params={params}>
        {words.toQueue}
      </TextLink>
    </Section>
  );
}
