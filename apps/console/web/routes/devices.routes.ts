import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './pages/lazy-page.js';
import { application } from './application.route.js';
import { deviceData } from './live.routes.js';
import { listSearch } from '../lists/matching.js';
import { device } from './device.route.js';
import { pageLoader } from './ahead/loaders.js';
import { devicesSearch } from '../devices/list/devices-search.js';

// Ids of devices do not begin with a dash.

const list = createRoute({
  getParentRoute: () => application,
  path: '/devices',
  validateSearch: devicesSearch,
  loader: pageLoader('/console/applications/$appId/devices'),
  component: lazyPage('/console/applications/$appId/devices', 'DevicesPage'),
});

const creation = createRoute({
  getParentRoute: () => application,
  path: '/devices/-new',
  component: lazyPage('/console/applications/$appId/devices/-new', 'NewDevicePage'),
});

const imports = createRoute({
  getParentRoute: () => application,
  path: '/devices/-import',
  component: lazyPage('/console/applications/$appId/devices/-import', 'ImportPage'),
});

const exports = createRoute({
  getParentRoute: () => application,
  path: '/devices/-export',
  component: lazyPage('/console/applications/$appId/devices/-export', 'ExportPage'),
});

const registerOnJoin = createRoute({
  getParentRoute: () => application,
  path: '/devices/-register-on-join',
  component: lazyPage('/console/applications/$appId/devices/-register-on-join', 'RegisterOnJoinPage'),
});

const overview = createRoute({
  getParentRoute: () => device,
  path: '/',
  loader: pageLoader('/console/applications/$appId/devices/$devId/'),
  component: lazyPage('/console/applications/$appId/devices/$devId/', 'DevicePage'),
});

const downlinks = createRoute({
  getParentRoute: () => device,
  path: '/downlinks',
  component: lazyPage('/console/applications/$appId/devices/$devId/downlinks', 'DownlinksPage'),
});

const simulation = createRoute({
  getParentRoute: () => device,
  path: '/simulate',
  loader: pageLoader('/console/applications/$appId/devices/$devId/simulate'),
  component: lazyPage('/console/applications/$appId/devices/$devId/simulate', 'SimulatePage'),
});

const messages = createRoute({
  getParentRoute: () => device,
  path: '/messages',
  validateSearch: listSearch,
  component: lazyPage('/console/applications/$appId/devices/$devId/messages', 'MessagesPage'),
});

const settings = createRoute({
  getParentRoute: () => device,
  path: '/settings',
  loader: pageLoader('/console/applications/$appId/devices/$devId/settings'),
  component: lazyPage('/console/applications/$appId/devices/$devId/settings', 'DeviceSettingsPage'),
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
