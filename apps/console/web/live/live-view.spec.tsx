/** @jest-environment jsdom */
import '../testing/streams.js';
import { afterEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import type { AccountApi } from '../api/account.js';
import type { HandlerApi } from '../api/handler.js';
import { renderRoutes } from '../testing/render.js';
import type { LiveSearch } from './live-search.js';
import { LiveView } from './live-view.js';
import { rememberUplink } from './seen-uplinks.js';

afterEach(cleanup);

const hour = { uplinks: 2, downlinks: 0, joins: 0, errors: 2, at: '2026-11-29T09:00:00.000Z' };
const intervals = [hour, { ...hour, errors: 0, at: '2026-11-29T10:00:00.000Z' }];
const total = { uplinks: 2, downlinks: 0, joins: 0, errors: 0, decoding_errors: 11 };
const account = {
  GET: async () => ({ data: { id: 'farm', rights: ['settings'] }, response: { ok: true } }),
} as unknown as AccountApi;

const uplink = {
  ...{ port: 1, counter: 1, payload_raw: 'AQ==', metadata: { time: '' } },
  received_at: '2026-11-29T09:10:00.000Z',
};
const failedUplink = {
  ...uplink,
  dev_id: 'roof',
  decoding_error: 'Decoder, line 2: Error: too short',
};

/** Live data of an application to which no message has come since, and of which none is stored. */
function show(
  messages_stored: boolean,
  search: LiveSearch = {},
  stored: readonly object[] = [],
  queries?: QueryClient,
) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const application = createRoute({
    getParentRoute: () => signedIn,
    path: '/console/applications/$appId',
    component: () => <LiveView search={search} onSearch={() => undefined} />,
  });
  const handler = {
    ask: async ({ path }: { path: string }) =>
      path.includes('/messages?')
        ? { messages: stored }
        : { messages_stored, total, interval: 'hour', intervals },
    stream: () => new Promise(() => undefined),
  } as unknown as HandlerApi;
  const routes = root.addChildren([signedIn.addChildren([application])]);
  return renderRoutes(routes, '/console/applications/farm', {
    handler,
    account,
    ...(queries && { queries }),
  });
}

it('Live data says that messages may have come before the page was opened, and where they can be stored', async () => {
  await show(false);
  await screen.findByRole('heading', { name: 'No message since this page was opened' });
  await screen.findByText(/2 uplinks in the last 24 hours/);
  expect(screen.getByRole('link', { name: 'Turn on message storage' })).toBeDefined();
});

it('The frame inspector has neither filters nor words about messages that are not stored', async () => {
  await show(false, { view: 'frame' });
  await screen.findByLabelText('Frame');
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByText(/not stored/)).toBeNull();
});

it('Live data says that there was no message where they are stored', async () => {
  await show(true);
  await screen.findByRole('heading', { name: 'No message yet' });
});

it('The errors in live data are the uplinks that were not decoded, with device and error', async () => {
  await show(true, { kind: 'errors' }, [
    failedUplink,
    { ...uplink, dev_id: 'cellar', payload_fields: { level: 1 } },
  ]);
  await screen.findByRole('row', { name: /roof Uplink .*not decoded Decoder, line 2: Error: too short/ });
  expect(screen.queryByRole('row', { name: /cellar/ })).toBeNull();
  await screen.findByText(
    '10 more decoding errors were counted in the last 24 hours. This list has the newest 500 stored uplinks and everything received since you opened the page. Older errors are not shown.',
  );
});

it('The errors in live data are not said to be stored where they are not', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { decoding_error, ...body } = failedUplink;
  const seen = { key: 1, at: Date.parse(body.received_at), devId: 'roof', kind: 'up', body };
  rememberUplink(queries, 'farm', { ...seen, decodingError: decoding_error });
  await show(false, { kind: 'errors' }, [], queries);
  await screen.findByText(
    '10 more decoding errors were counted in the last 24 hours. Older errors are not shown.',
  );
});

it('Live data says that only uplinks are stored where stored messages are shown', async () => {
  await show(true, {}, [{ ...uplink, dev_id: 'roof' }]);
  await screen.findByText(/^Only uplinks are stored\./);
});

it('Live data without errors says what is known of the newest stored uplinks, beside errors that were counted', async () => {
  await show(true, { kind: 'errors' });
  await screen.findByText(/^None of the newest stored uplinks has a decoding error\./);
  await screen.findByText(/^Errors were counted in the hour that began at/);
});

it('Live data without errors says in which hours some were counted, and leads to what shows them', async () => {
  await show(false, { kind: 'errors' });
  await screen.findByText(/errors that came while no page showed its messages are only counted/);
  await screen.findByText('2 errors were counted, which are not stored');
  const counted = await screen.findByText(/^Errors were counted in the hour that began at/);
  expect(counted.textContent).toMatch(/\(2\)\.$/);
  expect(counted.querySelectorAll('time')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Open the payload functions' })).toBeDefined();
  await screen.findByRole('link', { name: 'Turn on message storage' });
});
