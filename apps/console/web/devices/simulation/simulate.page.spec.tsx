/** @jest-environment jsdom */
import '../../testing/streams.js';
import { afterEach, expect, it } from '@jest/globals';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { AccountApi } from '../../api/account.js';
import { ApiFailure } from '../../api/failure.js';
import type { HandlerApi } from '../../api/handler.js';
import type { NetworkApi } from '../../api/network.js';
import { renderRoutes } from '../../testing/render.js';
import { texts } from '../../texts.js';
import { deviceTexts } from '../device.texts.js';
import { messagesTexts as words } from '../messages.texts.js';
import { SimulatePage } from './simulate.page.js';
import { simulatedDeviceTexts } from './simulated-device.texts.js';

afterEach(cleanup);

const account = {
  GET: async () => ({ data: { id: 'farm', rights: [] }, response: { ok: true } }),
} as unknown as AccountApi;

/** A handler whose codec throws at each simulated uplink. */
const handler = {
  withHeaders: async () => ({ body: { dev_id: 'roof', lorawan_device: {} }, headers: new Headers() }),
  ask: async () => {
    const scriptError = { function: 'decodeUplink', message: 'Error: no such sensor', line: 3, column: 5 };
    throw new ApiFailure(500, 'Internal error: decodeUplink threw error', { scriptError });
  },
} as unknown as HandlerApi;

function routes() {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const application = createRoute({ getParentRoute: () => signedIn, path: '/console/applications/$appId' });
  const device = createRoute({ getParentRoute: () => application, path: '/devices/$devId' });
  const page = createRoute({ getParentRoute: () => device, path: '/simulate', component: SimulatePage });
  return root.addChildren([signedIn.addChildren([application.addChildren([device.addChildren([page])])])]);
}

globalThis.fetch = () => Promise.reject(new Error('no announcements'));

it('The page of a device that is not there says so, and leads to the devices of the application', async () => {
  const empty = { withHeaders: () => Promise.reject(new ApiFailure(404, '')) } as unknown as HandlerApi;
  await renderRoutes(routes(), '/console/applications/farm/devices/roof/simulate', {
    account,
    handler: empty,
  });
  await screen.findByRole('heading', { name: 'Device not found' });
  expect(document.body.textContent).toContain('The application farm has no device roof.');
  expect(document.body.textContent).not.toContain('collaborator');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Devices of the application' }).pathname).toBe(
    '/console/applications/farm/devices',
  );
});

it('The link to the page, its title and its place in the path are worded alike', () => {
  expect(texts.pageNames.simulate).toBe(deviceTexts.simulate);
  expect(simulatedDeviceTexts.confirmTitle).toBe(`${simulatedDeviceTexts.start}?`);
});

it('The form of one uplink and the simulated device have headings and buttons that name them', async () => {
  const network = {
    GET: async () => ({ data: { state: 'none' }, response: { ok: true } }),
  } as unknown as NetworkApi;
  const rights = { GET: async () => ({ data: { id: 'farm', rights: ['devices'] }, response: { ok: true } }) };
  await renderRoutes(routes(), '/console/applications/farm/devices/roof/simulate', {
    account: rights as unknown as AccountApi,
    handler,
    network,
  });
  await screen.findByRole('button', { name: 'Start the simulated device' });
  const names = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(names('heading')).toEqual(['Simulate uplinks', 'One uplink', 'Simulated device']);
  expect(names('button')).toEqual(['Simulate one uplink', 'Start the simulated device']);
});

it('A simulated uplink whose payload function fails shows the message of the function and its line', async () => {
  await renderRoutes(routes(), '/console/applications/farm/devices/roof/simulate', { account, handler });
  fireEvent.change(await screen.findByLabelText(words.bytes), { target: { value: '01 FF' } });
  fireEvent.click(screen.getByRole('button', { name: words.simulateAction }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Codec, line 3: Error: no such sensor');
  expect(alert.textContent).not.toMatch(/Internal error|not available/);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /payload functions/i }).pathname).toBe(
    '/console/applications/farm/payload-functions',
  );
});
