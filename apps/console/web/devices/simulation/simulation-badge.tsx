import { Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMatchRoute } from '@tanstack/react-router';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import { useNetworkApp } from '../../network/use-network-app.js';
import { TextLink } from '../../widgets/links.js';
import { Time } from '../../widgets/times/time.js';
import { useDeviceName } from '../use-device.js';
import { simulationQuery } from './simulated-device.queries.js';
import { simulatedDeviceTexts as words } from './simulated-device.texts.js';

const to = '/console/applications/$appId/devices/$devId/simulate';

/** Mark of a device in whose place a simulated one sends. */
export const SimulatedBadge = () => (
  <Badge variant="light" color="yellow" tt="none">
    {words.badge}
  </Badge>
);

/** On every page of a device but that of the simulation: that a simulated device sends in its place. */
export function SimulationBadge() {
  const hasNetwork = useNetworkApp();
  const { rights } = useApplication();
  const isOnItsPage = useMatchRoute()({ to }) !== false;
  if (hasNetwork !== true || !rights.includes('devices') || isOnItsPage) return undefined;
  return <Running />;
}

function Running() {
  const { network } = useConsole();
  const params = useDeviceName();
  const { state, ends_at = '' } = useQuery(simulationQuery(network, params)).data ?? {};
  if (state !== 'running') return undefined;
  return (
    <Group gap="xs" role="status">
      <SimulatedBadge />
      <Text size="sm">
        {words.runsUntil} <Time at={ends_at} />.{' '}
        <TextLink to={to} params={params}>
          {words.title}
        </TextLink>
      </Text>
    </Group>
  );
}
