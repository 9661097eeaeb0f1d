import { Group, Stack, Text } from '@mantine/core';
import { Link, Outlet } from '@tanstack/react-router';
import { TextLink } from '../widgets/links.js';
import { deviceTexts as words } from './device.texts.js';
import { useDeviceName } from './use-device.js';

const pages = [
  { to: '/console/applications/$appId/devices/$devId', label: words.overview, exact: true },
  { to: '/console/applications/$appId/devices/$devId/data', label: words.data, exact: false },
  { to: '/console/applications/$appId/devices/$devId/downlinks', label: words.downlinks, exact: false },
  { to: '/console/applications/$appId/devices/$devId/simulate', label: words.simulate, exact: false },
  { to: '/console/applications/$appId/devices/$devId/messages', label: words.messages, exact: false },
  { to: '/console/applications/$appId/devices/$devId/settings', label: words.settings, exact: false },
] as const;

/** Header and tabs of the pages of one device. Each page checks the rights of the user itself. */
export function DeviceFrame() {
  const { appId, devId } = useDeviceName();
  return (
    <Stack>
      <Group gap="xs">
        <TextLink to="/console/applications/$appId/devices" params={{ appId }}>
          {words.back}
        </TextLink>
        <Text className="wraps">/ {devId}</Text>
      </Group>
      <nav aria-label={words.tabs} className="tabs">
        <ul className="links">
          {pages.map(({ to, label, exact }) => (
            <li key={to}>
              <Link to={to} params={{ appId, devId }} className="link" activeOptions={{ exact }}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </Stack>
  );
}
