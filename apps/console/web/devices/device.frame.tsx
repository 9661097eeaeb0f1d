import { Stack } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { Tab, Tabs } from '../widgets/tabs.js';
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

/** Tabs of the pages of one device. Each page checks the rights of the user itself. */
export function DeviceFrame() {
  const names = useDeviceName();
  return (
    <Stack>
      <Tabs label={words.tabs}>
        {pages.map(({ to, label, exact }) => (
          <Tab key={to} to={to} params={names} activeOptions={{ exact }}>
            {label}
          </Tab>
        ))}
      </Tabs>
      <Outlet />
    </Stack>
  );
}
