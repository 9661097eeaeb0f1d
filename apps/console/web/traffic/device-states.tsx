import { deviceStates } from '@fieldpost/domain';
import { useQuery } from '@tanstack/react-query';
import { Fact } from '../widgets/fact.js';
import { useConsole } from '../console.js';
import { TextLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { Problem, Waiting } from '../widgets/states.js';
import { deviceStatesQuery } from './traffic.queries.js';
import { trafficTexts as words } from './traffic.texts.js';

/** How many devices are active, silent or were never seen; each count leads to their list. */
export function DeviceStates({ appId }: { appId: string }) {
  const { handler } = useConsole();
  const { data, error, refetch } = useQuery(deviceStatesQuery(handler, appId));
  return (
    <Section title={words.devices}>
      {data &&
        deviceStates.map((state) => (
          <Fact key={state} name={words.states[state]}>
            <TextLink to="/console/applications/$appId/devices" params={{ appId }} search={{ state }}>
              {data[state].toLocaleString()}
            </TextLink>
          </Fact>
        ))}
      {!data && error && <Problem failure={error} again={() => void refetch()} />}
      {!data && !error && <Waiting />}
    </Section>
  );
}
