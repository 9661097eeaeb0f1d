/** @jest-environment jsdom */
import '../testing/streams.js';
import { afterEach, expect, it } from '@jest/globals';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import type { AccountApi } from '../api/account.js';
import type { HandlerApi } from '../api/handler.js';
import { renderRoutes } from '../testing/render.js';
import { LiveView } from './live-view.js';

afterEach(cleanup);

const total = { uplinks: 2, downlinks: 0, joins: 0, errors: 0 };
const account = {
  GET: async () => ({ data: { id: 'farm', rights: ['settings'] }, response: { ok: true } }),
} as unknown as AccountApi;

/** Live data of an application to which no message has come since, and of which none is stored. */
function show(messages_stored: boolean) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const application = createRoute({
    getParentRoute: () => signedIn,
    path: '/console/applications/$appId',
    component: () => <LiveView search={{}} onSearch={() => undefined} />,
  });
  const handler = {
    ask: async ({ path }: { path: string }) =>
      path.includes('/messages?')
        ? { messages: [] }
        : { messages_stored, total, interval: 'hour', intervals: [] },
    stream: () => new Promise(() => undefined),
  } as unknown as HandlerApi;
  const routes = root.addChildren([signedIn.addChildren([application])]);
  return renderRoutes(routes, '/console/applications/farm', { handler, account });
}

it('Live data says that messages may have come before the page was opened, and where they can be stored', async () => {
  await show(false);
  await screen.findByRole('heading', { name: 'No message since this page was opened' });
  await screen.findByText(/2 uplinks in the last 24 hours/);
  expect(screen.getByRole('link', { name: 'Turn on message storage' })).toBeDefined();
});

it('Live data says that there was no message where they are stored', async () => {
  await show(true);
  await screen.findByRole('heading', { name: 'No message yet' });
});
