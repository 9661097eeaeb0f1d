import { Stack } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { Permitted } from '../applications/permitted.js';
import { Tab, Tabs } from '../widgets/tabs.js';
import { devicePages } from './device-pages.js';
import { deviceTexts as words } from './device.texts.js';
import { SimulationBadge } from './simulation/simulation-badge.js';
import { useDeviceName } from './use-device.js';

/** Tabs of the pages of one device, which need different rights. */
export function DeviceFrame() {
  const names = useDeviceName();
  return (
    <Stack>
      <Tabs label={words.tabs}>
        {devicePages.map(({ to, label, exact }) => (
          <Tab key={to} to={to} params={names} activeOptions={{ exact }}>
            {label}
          </Tab>
        ))}
      </Tabs>
      <SimulationBadge />
      <Permitted pages={devicePages}>
        <Outlet />
      </Permitted>
    </Stack>
  );
}
