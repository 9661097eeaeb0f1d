/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { NetworkApi } from '../../api/network.js';
import { runningSimulationsQuery } from './simulated-device.queries.js';

afterEach(() => {
  jest.useRealTimers();
  focusManager.setFocused(undefined);
});

it.each([
  ['often while a device is simulated, and on focus', { simulations: [{ dev_id: 'roof' }] }, 3, 4],
  ['once while none is, and on focus', { simulations: [] }, 1, 2],
  ['once if the network app does not know them', undefined, 1, 1],
])('The simulations of an application are read %s', async (_, data, within12s, afterFocus) => {
  jest.useFakeTimers();
  let reads = 0;
  const network = {
    GET: async () => {
      reads += 1;
      return { data, response: data ? { ok: true } : { status: 404, headers: new Headers() } };
    },
  } as unknown as NetworkApi;
  focusManager.setFocused(true);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  client.mount();
  const leave = new QueryObserver(client, runningSimulationsQuery(network, 'farm')).subscribe(
    () => undefined,
  );
  await jest.advanceTimersByTimeAsync(12_000);
  expect(reads).toBe(within12s);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(reads).toBe(afterFocus);
  leave();
  client.unmount();
});
