/** @jest-environment jsdom */
import '../testing/streams.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import type { AccountApi } from '../api/account.js';
import type { HandlerApi } from '../api/handler.js';
import { QueryClient } from '@tanstack/react-query';
import { applicationQuery, keyOf } from '../applications/applications.queries.js';
import { deviceQuery } from '../devices/devices.queries.js';
import { renderPart } from '../testing/render.js';
import { rememberUplink } from './seen-uplinks.js';
import { RecentMessages } from './recent-messages.js';

Object.assign(globalThis, { TextDecoderStream });
afterEach(cleanup);

const hours = 3_600_000;
/** The last hour with uplinks begins so many hours before the current one. */
let ago: number | undefined;
const hourOf = (back: number) => (Math.floor(Date.now() / hours) - back) * hours;
beforeEach(() => void (ago = undefined));

const none = { uplinks: 0, downlinks: 0, joins: 0, errors: 0 };
const one = { ...none, uplinks: 1 };
const day = (back: number) =>
  Array.from({ length: 24 }, (_, at) => ({
    at: new Date(hourOf(23 - at)).toISOString(),
    ...(23 - at === back ? one : none),
  }));
/** Counts of the handler: 3 uplinks on a day of the last month, none in the last 24 hours. */
const counted = (messages_stored: boolean) => ({
  ask: async ({ path }: { path: string }) => {
    if (path.includes('/messages?')) return { messages: [] };
    const isDay = path.includes('range=24h');
    if (isDay && ago !== undefined)
      return { messages_stored, total: one, interval: 'hour', intervals: day(ago) };
    const at = '2026-11-27T00:00:00.000Z';
    const total = isDay ? none : { ...none, uplinks: 3 };
    return { messages_stored, total, interval: isDay ? 'hour' : 'day', intervals: [{ at, ...total }] };
  },
  stream: async () => new ReadableStream(),
});
const emptyCache = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
async function show(
  isStored: boolean,
  rights: readonly string[] = ['settings'],
  lastSeen?: number,
  queries = emptyCache(),
) {
  queries.setQueryData<unknown>(applicationQuery({} as AccountApi, 'farm').queryKey, { id: 'farm', rights });
  const handler = counted(isStored) as unknown as HandlerApi;
  if (lastSeen !== undefined)
    queries.setQueryData<unknown>(deviceQuery(handler, 'farm', 'field-1').queryKey, {
      device: { lorawan_device: { last_seen: `${lastSeen}000000` } },
    });
  await renderPart(<RecentMessages appId="farm" devId="field-1" />, { queries, handler });
  return queries;
}

describe('The recent messages of a device', () => {
  it('say that messages are not stored, how many came, when the last one came, and lead to the storage', async () => {
    await show(false);
    await screen.findByText(/^Messages of this application are not stored/);
    await screen.findByText(/0 uplinks in the last 24 hours, 3 in the last 30 days\. The last one came on/);
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-27T00:00:00.000');
    const link = await screen.findByRole('link', { name: 'Turn on message storage' });
    expect(link.getAttribute('href')).toBe('/console/applications/farm/integrations');
  });

  it('do not lead to the storage who may not turn it on', async () => {
    await show(false, ['messages:up:r']);
    await screen.findByText(/The last one came on/);
    expect(screen.queryByRole('link', { name: 'Turn on message storage' })).toBeNull();
  });

  it('say nothing of storage where messages are stored', async () => {
    await show(true);
    await screen.findByText('Messages appear here as they arrive.');
    expect(screen.queryByText(/not stored/)).toBeNull();
  });
});

const arrive = (queries: QueryClient, counter: number) =>
  rememberUplink(queries, 'farm', {
    ...{ key: counter, at: Date.now() + 1, devId: 'field-1', kind: 'up' },
    body: { counter, payload_raw: 'AQ==', metadata: { time: '' } },
  });

it('Uplinks that are not stored are not counted beside those that are shown, which may not be in the counts yet', async () => {
  const queries = emptyCache();
  arrive(queries, 1);
  await show(false, ['settings'], undefined, queries);
  await screen.findByRole('button', { name: 'Details: Uplink of field-1' });
  const link = await screen.findByRole('link', { name: 'Turn on message storage' });
  // Neither counts nor their wait.
  expect(link.parentElement?.textContent).toMatch(/^Messages of this .* is open\.Turn on message storage$/);
  expect(link.parentElement?.children).toHaveLength(2);
});

describe('The last uplink of a device whose messages are not stored', () => {
  it('is named by its time, where the device is known', async () => {
    ago = 0;
    const at = Math.max(hourOf(0), Date.now() - 5_000);
    await show(false, [], at);
    await screen.findByText(/The last one came at/);
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe(new Date(at).toISOString());
  });

  it('came in the last hour, where only the hour is known and is not over', async () => {
    ago = 0;
    await show(false);
    await screen.findByText(/The last one came in the last hour\./);
  });

  it('is named by an earlier hour, also if the device was seen before it', async () => {
    ago = 3;
    await show(false, [], hourOf(4));
    await screen.findByText(/The last one came in the hour that began at/);
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe(new Date(hourOf(3)).toISOString());
  });

  it.each([
    ['when it arrives', 1],
    ['while more of them arrive every second', 6],
  ])('is counted %s, once the handler has written its counts', async (_, uplinks) => {
    ago = 0;
    const queries = await show(false, [], hourOf(1));
    await screen.findByText(/1 uplink in the last 24 hours/);
    const asked = jest.spyOn(queries, 'invalidateQueries');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    for (let counter = 1; counter <= uplinks; counter += 1) {
      act(() => arrive(queries, counter));
      // The cache tells the page in a timer.
      act(() => jest.advanceTimersByTime(1));
      expect(asked).not.toHaveBeenCalled();
      if (counter < uplinks) act(() => jest.advanceTimersByTime(999));
    }
    act(() => jest.advanceTimersByTime(uplinks === 1 ? 6_000 : 1_000));
    jest.useRealTimers();
    expect(asked).toHaveBeenCalledWith({ queryKey: keyOf('farm', 'traffic') });
  });
});
