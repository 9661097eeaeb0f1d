/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { AccountApi } from '../../api/account.js';
import type { HandlerApi } from '../../api/handler.js';
import type { NetworkApi } from '../../api/network.js';
import { renderRoutes } from '../../testing/render.js';
import { DevicesPage } from './devices.page.js';

afterEach(cleanup);

const ok = (data: object) => ({ data, response: { ok: true } });
const account = {
  GET: async () => ok({ id: 'farm', rights: ['devices'] }),
} as unknown as AccountApi;
const deviceWith = (dev_id: string) => ({ app_id: 'farm', dev_id, lorawan_device: {} });
const handler = {
  page: async () => ({ body: { devices: [deviceWith('roof'), deviceWith('field')] }, total: 2 }),
} as unknown as HandlerApi;

/** Shows the list; returns what the network app is asked, and the queries of the page. `address` is that of the broker beside the router's. */
async function show(address: string) {
  const asked: string[] = [];
  const network = {
    GET: async (path: string) => {
      asked.push(path);
      return ok({ simulations: [{ dev_id: 'field' }] });
    },
  } as unknown as NetworkApi;
  globalThis.fetch = async (url) => {
    const net_address = String(url).includes('broker') ? address : 'here:1900';
    return { ok: true, json: async () => ({ services: [{ id: 'one', net_address }] }) } as Response;
  };
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const application = createRoute({ getParentRoute: () => signedIn, path: '/console/applications/$appId' });
  const page = createRoute({ getParentRoute: () => application, path: '/devices', component: DevicesPage });
  const tree = root.addChildren([signedIn.addChildren([application.addChildren([page])])]);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await renderRoutes(tree, '/console/applications/farm/devices', { account, handler, network, queries });
  await screen.findByRole('rowheader', { name: 'roof' });
  return { asked, queries };
}

describe('The list of devices', () => {
  it('marks those that are simulated, asked for all at once', async () => {
    const { asked } = await show('here:1900');
    await screen.findByRole('rowheader', { name: 'field Simulated' });
    expect(screen.getByRole('rowheader', { name: 'roof' })).toBeTruthy();
    expect(new Set(asked)).toEqual(new Set(['/network/applications/{app_id}/simulations']));
  });

  it('does not ask a network app that is not there', async () => {
    const { asked, queries } = await show('there:1900');
    const read = () => queries.getQueryCache().findAll({ queryKey: ['announcements'] });
    await waitFor(() => expect(read().map(({ state }) => state.status)).toEqual(['success', 'success']));
    await act(async () => undefined);
    expect(screen.getByRole('rowheader', { name: 'field' })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
