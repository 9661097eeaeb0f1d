import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { application } from './application.route.js';
import { deviceData } from './live.routes.js';
import { listSearch } from '../lists/matching.js';
import { device } from './device.route.js';
import { devicesSearch } from '../devices/list/devices-search.js';

// Ids of devices do not begin with a dash.

const list = createRoute({
  getParentRoute: () => application,
  path: '/devices',
  validateSearch: devicesSearch,
  component: lazyRouteComponent(() => import('../devices/list/devices.page.js'), 'DevicesPage'),
});

const creation = createRoute({
  getParentRoute: () => application,
  path: '/devices/-new',
  component: lazyRouteComponent(() => import('../devices/settings/new-device.page.js'), 'NewDevicePage'),
});

const imports = createRoute({
  getParentRoute: () => application,
  path: '/devices/-import',
  component: lazyRouteComponent(() => import('../devices/transfer/import.page.js'), 'ImportPage'),
});

const exports = createRoute({
  getParentRoute: () => application,
  path: '/devices/-export',
  component: lazyRouteComponent(() => import('../devices/transfer/export.page.js'), 'ExportPage'),
});

const registerOnJoin = createRoute({
  getParentRoute: () => application,
  path: '/devices/-register-on-join',
  component: lazyRouteComponent(() => import('../devices/register-on-join.page.js'), 'RegisterOnJoinPage'),
});

const overview = createRoute({
  getParentRoute: () => device,
  path: '/',
  component: lazyRouteComponent(() => import('../devices/device.page.js'), 'DevicePage'),
});

const downlinks = createRoute({
  getParentRoute: () => device,
  path: '/downlinks',
  component: lazyRouteComponent(() => import('../devices/downlinks/downlinks.page.js'), 'DownlinksPage'),
});

const simulation = createRoute({
  getParentRoute: () => device,
  path: '/simulate',
  component: lazyRouteComponent(() => import('../devices/simulate.page.js'), 'SimulatePage'),
});

const messages = createRoute({
  getParentRoute: () => device,
  path: '/messages',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../devices/messages.page.js'), 'MessagesPage'),
});

const settings = createRoute({
  getParentRoute: () => device,
  path: '/settings',
  component: lazyRouteComponent(
    () => import('../devices/settings/device-settings.page.js'),
    'DeviceSettingsPage',
  ),
});

/** Routes of the devices of an application. */
export const deviceRoutes = [
  list,
  creation,
  imports,
  exports,
  registerOnJoin,
  device.addChildren([overview, deviceData, downlinks, simulation, messages, settings]),
] as const;
