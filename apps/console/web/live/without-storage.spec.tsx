/** @jest-environment jsdom */
import '../testing/streams.js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import type { HandlerApi } from '../api/handler.js';
import { renderPart } from '../testing/render.js';
import { RecentMessages } from './recent-messages.js';

Object.assign(globalThis, { TextDecoderStream });
afterEach(cleanup);

const none = { uplinks: 0, downlinks: 0, joins: 0, errors: 0 };
/** Counts of the handler: 3 uplinks yesterday at noon, none since. */
const counted = (messages_stored: boolean) => ({
  ask: async ({ path }: { path: string }) => {
    if (path.includes('/messages?')) return { messages: [] };
    const isDay = path.includes('range=24h');
    const at = '2026-11-27T00:00:00.000Z';
    const total = isDay ? none : { ...none, uplinks: 3 };
    return { messages_stored, total, interval: isDay ? 'hour' : 'day', intervals: [{ at, ...total }] };
  },
  stream: async () => new ReadableStream(),
});
const show = (isStored: boolean) =>
  renderPart(<RecentMessages appId="farm" devId="field-1" />, {
    handler: counted(isStored) as unknown as HandlerApi,
  });

describe('The recent messages of a device', () => {
  it('say that messages are not stored, how many came, when the last one came, and lead to the storage', async () => {
    await show(false);
    await screen.findByText(/^Messages of this application are not stored/);
    await screen.findByText(/0 uplinks in the last 24 hours, 3 in the last 30 days\. The last one came on/);
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-27T00:00:00.000');
    const link = await screen.findByRole('link', { name: 'Turn on message storage' });
    expect(link.getAttribute('href')).toBe('/console/applications/farm/integrations');
  });

  it('say nothing of storage where messages are stored', async () => {
    await show(true);
    await screen.findByText('Messages appear here as they arrive.');
    expect(screen.queryByText(/not stored/)).toBeNull();
  });
});
