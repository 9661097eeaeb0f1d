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
  GET: async (path: string) => ({
    data: path === '/api/v2/gateways' ? [] : { id: 'farm', rights: [] },
    response: { ok: true },
  }),
} as unknown as AccountApi;

/** The page with these stored messages, newest first, of which the handler has at most as many as are asked for; returns the limits. */
async function show(stored: readonly object[]) {
  const limits: number[] = [];
  const handler = {
    ask: async ({ path }: { path: string }) => {
      const [, limit] = /\/messages\?.*limit=(\d+)/.exec(path) ?? [];
      if (limit === undefined) return { messages_stored: true, intervals: [] };
      limits.push(Number(limit));
      return { messages: stored.slice(0, Number(limit)) };
    },
  } as unknown as HandlerApi;
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const application = createRoute({ getParentRoute: () => signedIn, path: '/console/applications/$appId' });
  const device = createRoute({ getParentRoute: () => application, path: '/devices/$devId' });
  const page = createRoute({ getParentRoute: () => device, path: '/messages', component: MessagesPage });
  const routes = root.addChildren([
    signedIn.addChildren([application.addChildren([device.addChildren([page])])]),
  ]);
  await renderRoutes(routes, '/console/applications/farm/devices/roof/messages', { account, handler });
  return limits;
}

it('Stored messages have seconds, bytes in pairs, values by name, and why one was not decoded', async () => {
  await show(messages);
  const failed = (await screen.findByText('Decoder, line 2: bad')).closest('tr');
  expect(failed?.textContent).toMatch(/:42.*01 67 00 D1not decoded Decoder, line 2: bad/);
  const decoded = screen.getByText('gps.lat').closest('tr');
  expect(decoded?.textContent).toMatch(/:07.*01 67 00 D1gps\.lat 52 -97Details$/);
  await userEvent.click(screen.getByRole('button', { name: /^Details: Frame counter 1,/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Uplink of roof' });
  within(drawer).getByText('mast');
  expect(drawer.textContent).not.toContain('"id"');
});

const manyOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...uplink,
    counter: count - at,
    received_at: messages[0]?.received_at,
  }));

it('Stored messages without fields have no column for them', async () => {
  await show([{ ...uplink, counter: 1, received_at: messages[0]?.received_at }]);
  await screen.findByText('01 67 00 D1');
  expect(screen.queryByRole('columnheader', { name: 'Fields' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'RSSI (dBm)' })).toBeTruthy();
});

it('Of many stored messages a hundred are read, and more on demand', async () => {
  const limits = await show(manyOf(250));
  await screen.findByText(/^The newest 100 stored messages/);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText(/^The newest 200 stored messages/);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText(/^All stored messages/);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(limits).toEqual([100, 200, 400]);
});

it('Two stored messages with one time and one counter are two rows', async () => {
  await show([messages[1], messages[1]].map((message) => ({ ...message })));
  const [first, second] = await screen.findAllByRole('checkbox', { name: /^Select Frame counter 1,/ });
  await userEvent.click(first as Element);
  expect([first, second].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
});
