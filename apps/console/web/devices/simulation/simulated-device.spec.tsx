/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Device } from '@fieldpost/domain';
import { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AccountApi } from '../../api/account.js';
import type { HandlerApi } from '../../api/handler.js';
import type { NetworkApi } from '../../api/network.js';
import { keyOf } from '../../applications/applications.queries.js';
import { renderRoutes } from '../../testing/render.js';
import { SimulatedDevice } from './simulated-device.js';

afterEach(cleanup);

const device = { lorawan_device: { app_key: '01'.repeat(16), dev_eui: '01'.repeat(8) } } as unknown as Device;
const account = {
  GET: async () => ({ data: { id: 'farm', rights: ['devices', 'settings'] }, response: { ok: true } }),
} as unknown as AccountApi;
const at = '2026-11-28T10:00:00.000Z';

/** The page of a device, the device of the others if none is given. */
function routes(read = device) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const application = createRoute({ getParentRoute: () => signedIn, path: '/console/applications/$appId' });
  const page = createRoute({
    getParentRoute: () => application,
    path: '/devices/$devId',
    component: () => (
      <SimulatedDevice read={{ device: read, keysFailure: undefined }} again={() => undefined} />
    ),
  });
  return root.addChildren([signedIn.addChildren([application.addChildren([page])])]);
}

const ok = (data: object) => ({ data, response: { ok: true } });
const failed = (status: number) => ({
  error: { error: 'unavailable: another replica of the network' },
  response: { ok: false, status, headers: new Headers() },
});

/** Shows the section while the network app responds in this way. Discovery is not there, so the network app is asked. */
async function show(response: object, format = 'cayennelpp') {
  globalThis.fetch = () => Promise.reject(new Error('unreachable'));
  const responses = { next: response };
  const network = { GET: async () => responses.next } as unknown as NetworkApi;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const handler = { ask: async () => ({ payload_format: format }) } as unknown as HandlerApi;
  const services = { network, account, handler, queries };
  await renderRoutes(routes(), '/console/applications/farm/devices/roof', services);
  return {
    readAgain: (next: object) => {
      responses.next = next;
      return act(() => queries.refetchQueries({ queryKey: keyOf('farm', 'simulation') }));
    },
  };
}

const status = async () => (await screen.findByRole('status')).textContent;
const ended = (more: object) => ok({ state: 'ended', ended_at: at, ...more });
const startButton = () => screen.findByRole('button', { name: 'Start the simulated device' });

describe('The state of a simulated device', () => {
  it('does not say of a device that it has joined, which one with a session never did', async () => {
    await show(ok({ state: 'running', has_joined: true, ends_at: at }));
    await screen.findByText(/It sends\./);
    expect(screen.queryByText(/joined/)).toBeNull();
  });

  it.each([
    ['of a later version', { reason: 'moved' }],
    ['that is not known', {}],
  ])('is that it has ended, without more, for a reason %s', async (_, more) => {
    await show(ended(more));
    await startButton();
    expect(await status()).toMatch(/^The simulated device ended [^:]*[\d:]+[^:]*\.$/);
  });

  it('is that its process was stopped, which need not have been started again', async () => {
    await show(ended({ reason: 'shutdown' }));
    await startButton();
    expect(await status()).toMatch(/: the process that ran it was stopped\.$/);
  });

  it('is none where the network app does not know it, as during an update: it can be started', async () => {
    await show(failed(404));
    await startButton();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is unavailable is an error of the section, not of the page', async () => {
    await show(failed(503));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start the simulated device' })).toBeNull();
  });

  it('stays beside the error of a later request', async () => {
    const { readAgain } = await show(ended({ reason: 'completed' }));
    await startButton();
    await readAgain(failed(503));
    await screen.findByRole('alert');
    expect(await status()).toMatch(/its three minutes are over\.$/);
  });
});

describe('Starting a simulated device', () => {
  const joined = { lorawan_device: { ...device.lorawan_device, dev_addr: '26012345' } } as unknown as Device;

  /** Starts it for a device, as the handler knows it by now, after this simulation. */
  async function start(read: Device, before: object = { state: 'none' }, now = read) {
    globalThis.fetch = () => Promise.reject(new Error('unreachable'));
    const started: unknown[] = [];
    const network = {
      GET: async () => ok(before),
      POST: async (_path: string, { body }: { readonly body: unknown }) => (started.push(body), ok({})),
    } as unknown as NetworkApi;
    const handler = {
      withHeaders: async () => ({ body: now, headers: new Headers() }),
    } as unknown as HandlerApi;
    await renderRoutes(routes(read), '/console/applications/farm/devices/roof', {
      ...{ network, account, handler },
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    });
    fireEvent.click(await startButton());
    return started;
  }

  it('asks nothing for a device that has not joined', async () => {
    const started = await start(device);
    await waitFor(() => expect(started).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks nothing again after a simulation whose session the device has', async () => {
    const started = await start(joined, { state: 'ended', ended_at: at, dev_addr: '26012345' });
    await waitFor(() => expect(started).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['would end', joined],
    ['that it got since the page was opened would end', device],
  ])('asks first when the session of the device %s', async (_, read) => {
    const started = await start(read, { state: 'none' }, joined);
    expect((await screen.findByRole('dialog')).textContent).toContain('has to join again');
    expect(started).toEqual([]);
  });
});

describe('A simulated device', () => {
  it.each([
    ['', /^This application has no payload format/],
    ['custom', /unless the functions decode Cayenne LPP/],
  ])('comes with a warning where its bytes are decoded as "%s"', async (format, warning) => {
    await show(ok({ state: 'none' }), format);
    expect(await screen.findByText(warning)).toBeTruthy();
  });
});
