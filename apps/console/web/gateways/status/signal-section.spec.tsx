/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import type { NetworkApi } from '../../api/network.js';
import { renderPart } from '../../testing/render.js';
import { signalSeries, spanOf } from './signal.js';
import { SignalSection } from './signal-section.js';
import { signalTexts } from './status.texts.js';

afterEach(cleanup);

const spread = (mean: number) => ({ mean, least: mean - 10, most: mean + 10 });
const hours = [
  { at: '2026-11-28T09:00:00.000Z', uplinks: 0, rssi: null, snr: null },
  { at: '2026-11-28T10:00:00.000Z', uplinks: 1_200, rssi: spread(-100), snr: spread(5.5) },
  { at: '2026-11-28T11:00:00.000Z', uplinks: 1, rssi: spread(-90), snr: null },
];

interface Query {
  readonly params: { readonly path: { readonly gw_id: string }; readonly query: { readonly range: string } };
}

/** The network API of a site, which responds with these hours. */
const networkWith = (found: typeof hours) =>
  ({
    GET: async (_path: string, { params: { path, query } }: Query) => ({
      data: { gateway_id: path.gw_id, range: query.range, hours: found },
      response: { ok: true },
    }),
  }) as unknown as NetworkApi;

/** Discovery is not there, so the network app is asked. */
async function show(found: typeof hours): Promise<void> {
  globalThis.fetch = () => Promise.reject(new Error('unreachable'));
  await renderPart(<SignalSection gatewayId="roof" />, { network: networkWith(found) });
}

describe('The link quality of a gateway', () => {
  it('is shown by hour, with the range of RSSI and SNR', async () => {
    await show(hours);
    expect(await screen.findByText('1,201 uplinks in the last 24 hours.')).toBeTruthy();
    fireEvent.click(screen.getByText('Show the numbers'));
    const [, first, second] = await screen.findAllByRole('row');
    expect(first?.textContent).toContain('-90 (-100 to -80)not measured');
    expect(second?.textContent).toContain('1,200-100 (-110 to -90)5.5 (-4.5 to 15.5)');
  });

  it('is that of a week on request', async () => {
    await show(hours.slice(0, 1));
    expect(await screen.findByText('No uplink in the last 24 hours.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '7 days' }));
    expect(await screen.findByText('No uplink in the last 7 days.')).toBeTruthy();
  });

  it('is left out where the network app does not know it, as during an update', async () => {
    globalThis.fetch = () => Promise.reject(new Error('unreachable'));
    const network = {
      GET: async () => ({ error: {}, response: { ok: false, status: 404, headers: new Headers() } }),
    };
    await renderPart(
      <>
        <SignalSection gatewayId="roof" />
        <p>the rest of the page</p>
      </>,
      { network: network as unknown as NetworkApi },
    );
    await screen.findByText('Link quality');
    await waitForElementToBeRemoved(() => screen.queryByText('Link quality'));
    expect(screen.getByText('the rest of the page')).toBeTruthy();
  });
});

describe('The plots of the link quality', () => {
  it('have the mean of each hour in which something was measured', () => {
    const { means, counts } = signalSeries({ gateway_id: 'roof', range: '24h', hours }, signalTexts);
    expect(means.map(({ name, points }) => [name, points.map(({ value }) => value)])).toEqual([
      ['RSSI (dBm)', [-100, -90]],
      ['SNR (dB)', [5.5]],
    ]);
    expect(counts.map(({ points }) => points.map(({ value }) => value))).toEqual([[0, 1_200, 1]]);
  });

  it('have all hours on their axis', () => {
    const span = spanOf({ gateway_id: 'roof', range: '24h', hours });
    expect(span).toEqual([Date.parse('2026-11-28T08:30:00.000Z'), Date.parse('2026-11-28T11:30:00.000Z')]);
  });
});
