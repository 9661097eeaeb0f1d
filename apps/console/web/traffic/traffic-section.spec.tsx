/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrafficCounts } from '@fieldpost/domain';
import { sumOf } from '@fieldpost/domain';
import type { HandlerApi } from '../api/handler.js';
import { renderPart } from '../testing/render.js';

// It draws on a canvas, which the test has not.
jest.unstable_mockModule('../live/plots/plot.js', () => ({
  Plot: ({ series }: { readonly series: readonly { readonly name: string }[] }) => (
    <p>{`Plot of ${series.map(({ name }) => name).join(', ')}`}</p>
  ),
}));
const { TrafficSection } = await import('./traffic-section.js');

/** Also with errors that are not of a decoder. */
const counts = (
  uplinks: number,
  decoded: number | null,
  decoding_errors: number | null,
  other = 0,
): TrafficCounts => ({
  ...{ uplinks, downlinks: 0, joins: 0, errors: (decoding_errors ?? 0) + other },
  ...{ decoded, decoding_errors },
});
/** The traffic of an application in hours with these counts. */
const show = (...hours: readonly TrafficCounts[]) => {
  const intervals = hours.map((each, at) => ({ at: `2026-11-27T0${at}:00:00.000Z`, ...each }));
  const ask = async () => ({ range: '24h', interval: 'hour', intervals, total: sumOf(hours) });
  return renderPart(<TrafficSection of={{ appId: 'farm' }} />, { handler: { ask } as unknown as HandlerApi });
};
/** Text of a failure, and whether it is in red. */
const failureOf = async (text: string) =>
  (await screen.findByText(text)).getAttribute('style')?.includes('--mantine-color-error') === true;

afterEach(cleanup);

describe('The traffic of an application', () => {
  it('shows errors of its decoder over time, and says that it fails now', async () => {
    await show(counts(3, 2, 1), counts(4, 0, 4));
    await screen.findByText('Plot of Uplinks, Joins, Downlinks, Decoding errors, Other errors');
    expect(await failureOf('5 of the last 7 uplinks were not decoded, also the newest.')).toBe(true);
    expect(screen.getByRole('link', { name: 'Watch for errors in the live data' })).toBeDefined();
    await userEvent.click(screen.getByText('Show the numbers'));
    await screen.findByRole('columnheader', { name: 'Decoding errors' });
  });

  it('counts each error once: of its decoder, as another one, or as one of unknown kind', async () => {
    await show(counts(3, 2, 1, 2), counts(4, 0, 4), counts(1, null, null, 1));
    await screen.findByText('Other errors');
    const totals = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(totals.slice(3)).toEqual(['Decoding errors5', 'Other errors2', 'Errors of unknown kind1']);
    await userEvent.click(screen.getByText('Show the numbers'));
    const rows = await screen.findAllByRole('row');
    const cells = rows.slice(1).map((row) => within(row).getAllByRole('cell').slice(-3));
    expect(cells.map((last) => last.map(({ textContent }) => textContent))).toEqual([
      ['unknown', 'unknown', '1'],
      ['4', '0', '0'],
      ['1', '2', '0'],
    ]);
  });

  it('says so without red when the last uplinks are decoded', async () => {
    await show(counts(16, 15, 1), counts(3, 3, 0));
    await screen.findByRole('link', { name: 'Watch for errors in the live data' });
    expect(await failureOf('1 of the last 19 uplinks was not decoded.')).toBe(false);
  });

  it('has no errors of a decoder where there are none, or they are not counted', async () => {
    await show(counts(3, null, null), counts(3, 3, 0));
    await screen.findByText('Plot of Uplinks, Joins, Downlinks, Errors');
    expect(screen.queryByText('Decoding errors')).toBeNull();
  });
});
