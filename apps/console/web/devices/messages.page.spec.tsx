/** @jest-environment jsdom */
import '../testing/streams.js';
import { afterEach, expect, it } from '@jest/globals';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountApi } from '../api/account.js';
import type { HandlerApi } from '../api/handler.js';
import { renderRoutes } from '../testing/render.js';
import { MessagesPage } from './messages.page.js';

afterEach(cleanup);

const uplink = {
  dev_id: 'roof',
  port: 2,
  payload_raw: 'AWcA0Q==',
  metadata: { time: '', data_rate: 'SF7BW125', gateways: [{ gtw_id: 'mast', rssi: -97, snr: 6.5 }] },
};
const messages = [
  { ...uplink, counter: 2, received_at: '2026-05-04T10:00:42.000Z', decoding_error: 'Decoder, line 2: bad' },
  { ...uplink, counter: 1, received_at: '2026-05-04T10:00:07.000Z', payload_fields: { gps: { lat: 52 } } },
];
const account = {
  GET: async () => ({ data: { id: 'farm', rights: [] }, response: { ok: true } }),
} as unknown as AccountApi;
const handler = {
  ask: async ({ path }: { path: string }) =>
    path.includes('/messages?') ? { messages } : { messages_stored: true, intervals: [] },
} as unknown as HandlerApi;

it('Stored messages have seconds, bytes in pairs, values by name, and why one was not decoded', async () => {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const application = createRoute({ getParentRoute: () => signedIn, path: '/console/applications/$appId' });
  const device = createRoute({ getParentRoute: () => application, path: '/devices/$devId' });
  const page = createRoute({ getParentRoute: () => device, path: '/messages', component: MessagesPage });
  const routes = root.addChildren([
    signedIn.addChildren([application.addChildren([device.addChildren([page])])]),
  ]);
  await renderRoutes(routes, '/console/applications/farm/devices/roof/messages', { account, handler });
  const failed = (await screen.findByText('Decoder, line 2: bad')).closest('tr');
  expect(failed?.textContent).toMatch(/:42.*01 67 00 D1not decoded Decoder, line 2: bad/);
  const decoded = screen.getByText('gps.lat').closest('tr');
  expect(decoded?.textContent).toMatch(/:07.*01 67 00 D1gps\.lat 52 -976\.5SF7BW125/);
  await userEvent.click(screen.getByRole('button', { name: /^Details: Counter 1,/ }));
  within(await screen.findByRole('dialog', { name: 'Uplink of roof' })).getByText('mast');
});
