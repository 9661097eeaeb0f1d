import { deviceStates } from '@fieldpost/domain';
import { Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import type { Application } from '../api/account.js';
import { handlerQuery } from '../applications/applications.queries.js';
import { useConsole } from '../console.js';
import { deviceStatesQuery } from '../traffic/traffic.queries.js';
import { trafficTexts as words } from '../traffic/traffic.texts.js';
import { PlainTable } from '../lists/plain-table.js';
import { type ApplicationDevices, DeviceStateRow } from './device-state-row.js';
import { Section } from '../widgets/section.js';
import { Waiting } from '../widgets/states.js';
import { mostChecked } from './use-concerns.js';

/** Active, silent and never seen devices of the first applications; nothing before there is a device. */
export function DeviceOverview({ applications }: { applications: readonly Application[] }) {
  const open = applications.filter(({ rights }) => rights.includes('devices'));
  const found = useDeviceStates(open.slice(0, mostChecked));
  if (!found) return <Waiting />;
  const withDevices = found.filter(({ counts }) => deviceStates.some((state) => counts[state] > 0));
  if (withDevices.length === 0) return undefined;
  return (
    <Section title={words.devices}>
      <PlainTable
        label={words.devices}
        heads={[words.application, ...deviceStates.map((state) => words.states[state])]}
      >
        {withDevices.map((one) => (
          <DeviceStateRow key={one.appId} devices={one} />
        ))}
      </PlainTable>
      {open.length > mostChecked && <Text c="dimmed">{words.ofFirst(mostChecked)}</Text>}
    </Section>
  );
}

/**
 * Only of applications that have a handler: others have no devices, and requests about them fail. Undefined while that is
 * loaded.
 */
function useDeviceStates(open: readonly Application[]): readonly ApplicationDevices[] | undefined {
  const { handler } = useConsole();
  const handlers = useQueries({ queries: open.map(({ id }) => handlerQuery(handler, id)) });
  const registered = open.filter((_, at) => handlers[at]?.data);
  const states = useQueries({ queries: registered.map(({ id }) => deviceStatesQuery(handler, id)) });
  if ([...handlers, ...states].some(({ isLoading }) => isLoading)) return undefined;
  return registered.flatMap(({ id }, at) => {
    const counts = states[at]?.data;
    return counts ? [{ appId: id, counts }] : [];
  });
}
