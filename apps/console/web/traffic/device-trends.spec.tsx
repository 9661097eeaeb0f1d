/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sumOf, type TrafficInterval } from '@fieldpost/domain';
import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../api/failure.js';
import type { HandlerApi } from '../api/handler.js';
import { rememberUplink } from '../live/seen-uplinks.js';
import { renderPart } from '../testing/render.js';

// It draws on a canvas, which the test has not.
jest.unstable_mockModule('../live/plots/plot.js', () => ({
  Plot: ({
    title,
    series,
  }: {
    readonly title: string;
    readonly series: readonly { readonly name: string }[];
  }) => <p>{`${title}: plot of ${series.map(({ name }) => name).join(', ')}`}</p>,
}));
const { DeviceTrends } = await import('./device-trends.js');

afterEach(cleanup);

const timeOf = (minute: number) => `2026-11-27T10:0${minute}:00.000Z`;
const uplink = (minute: number, temperature: number, devId = 'roof') => ({
  ...{ app_id: 'farm', dev_id: devId, port: 1, counter: minute, payload_raw: 'AQ==' },
  payload_fields: { temperature },
  metadata: {
    time: timeOf(minute),
    data_rate: 'SF7BW125',
    gateways: [{ gtw_id: 'mast', rssi: -90 - minute, snr: 7 }],
  },
});
const stored = (minute: number, temperature: number) => ({
  ...uplink(minute, temperature),
  received_at: timeOf(minute),
});
/** An uplink that arrives while the console is open. */
const arrived = (minute: number, temperature: number, devId = 'roof') => ({
  ...{ key: minute, at: Date.parse(timeOf(minute)), devId, kind: 'up' as const },
  body: uplink(minute, temperature, devId),
});
/** The counts of three uplinks, of which so many were decoded. */
const ofDecoded = (decoded: number) => ({
  ...{ uplinks: 3, downlinks: 0, joins: 0, errors: 0, decoding_errors: 0 },
  decoded,
});
/** The counts of the handler. */
let intervals: readonly TrafficInterval[] = [];
afterEach(() => void (intervals = []));

type Arrived = ReturnType<typeof arrived>;

/** The last values of the device roof: messages are stored where there is a response with them. */
async function show(messages?: () => Promise<object>, ...before: readonly Arrived[]) {
  const asked: string[] = [];
  const ask = ({ path }: { readonly path: string }) => {
    asked.push(path);
    if (!path.includes('/messages'))
      return Promise.resolve({ messages_stored: messages !== undefined, intervals, total: sumOf(intervals) });
    return messages?.() ?? Promise.reject(new Error('not expected'));
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const arrives = (message: Arrived) => rememberUplink(queries, 'farm', message as never);
  before.forEach(arrives);
  const handler = { ask } as unknown as HandlerApi;
  await renderPart(<DeviceTrends appId="farm" devId="roof" />, { handler, queries });
  return { asked, arrives };
}

/** The cells of a value: last, trend, minimum and maximum. */
async function cellsOf(name: string): Promise<readonly (string | null)[]> {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr');
  if (!row) throw new Error('a header is outside of a row');
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('svg')?.getAttribute('aria-label') ?? cell.textContent);
}

describe('The last values of a device whose messages are stored', () => {
  it('are those of the stored uplinks, with their trend, and a plot of the signal', async () => {
    await show(async () => ({ messages: [stored(3, 19.5), stored(2, 22), stored(1, 18)] }));
    await screen.findByText('From the last 3 uplinks.');
    expect(await cellsOf('temperature')).toEqual([
      '19.5',
      'temperature: 3 values from 18 to 22, the last is 19.5',
      '18',
      '22',
    ]);
    await screen.findByText('RSSI at the best gateway (dBm): plot of RSSI (dBm)');
    await screen.findByText('SNR at the best gateway (dB): plot of SNR (dB)');
  });

  it('are true or false where the field is, and apart from how the uplinks were received', async () => {
    await show(async () => ({ messages: [{ ...stored(1, 18), payload_fields: { valve: true } }] }));
    expect((await cellsOf('valve'))[0]).toBe('true');
    const reception = within(screen.getByRole('region', { name: 'Reception' }));
    reception.getByRole('rowheader', { name: 'RSSI (dBm)' });
    expect(reception.queryByRole('rowheader', { name: 'valve' })).toBeNull();
  });

  it('go on with uplinks that arrive, each of which counts once', async () => {
    const { arrives } = await show(async () => ({ messages: [stored(1, 18)] }), arrived(1, 18));
    await screen.findByText('From one uplink.');
    act(() => arrives(arrived(2, 25)));
    await screen.findByText('From the last 2 uplinks.');
    expect((await cellsOf('temperature'))[0]).toBe('25');
  });

  it('are none without stored uplinks', async () => {
    await show(async () => ({ messages: [] }));
    await screen.findByText('No uplinks are stored yet, or they have no numbers.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are read again on demand after a failure', async () => {
    const failure = new ApiFailure(503, 'unavailable');
    const answers = [() => Promise.reject(failure), async () => ({ messages: [stored(1, 18)] })];
    await show(() => answers.shift()?.() ?? Promise.reject(failure));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await cellsOf('temperature'))[0]).toBe('18');
  });
});

describe('The last values of a device whose messages are not stored', () => {
  it('are those that arrive, of this device alone, and none is requested', async () => {
    const { asked, arrives } = await show(undefined, arrived(1, 30, 'cellar'));
    await waitFor(() => expect(screen.queryByText('Loading …')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Last values' })).toBeNull();
    act(() => arrives(arrived(2, 21)));
    await screen.findByText('From one uplink that arrived while this page or live data was open.');
    expect((await cellsOf('temperature'))[0]).toBe('21');
    expect(asked.filter((path) => path.includes('/messages'))).toEqual([]);
  });

  it('are not there after uplinks that nobody saw, which is said', async () => {
    intervals = [{ at: timeOf(0), ...ofDecoded(1) }];
    await show(undefined);
    await screen.findByText(/values are shown as uplinks arrive/);
  });

  it('are missing without fields, which is said with the way to the payload format', async () => {
    intervals = [{ at: timeOf(0), ...ofDecoded(0) }];
    await show(undefined);
    await screen.findByText(/The last uplinks have no fields\. Check the payload format\./);
    expect(screen.getByRole('link', { name: 'Open the payload functions' }).getAttribute('href')).toBe(
      '/console/applications/farm/payload-functions',
    );
  });

  it('are not said to miss a payload format while some are decoded', async () => {
    intervals = [{ at: timeOf(0), ...ofDecoded(1) }];
    await show(undefined, arrived(1, 21));
    await screen.findByText('From one uplink that arrived while this page or live data was open.');
    expect(screen.queryByText(/payload format/)).toBeNull();
  });
});
