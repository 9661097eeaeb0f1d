/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { AccountApi } from '../../api/account.js';
import { renderPart } from '../../testing/render.js';
import { ReceptionTable } from './reception-table.js';

afterEach(cleanup);

it('The time by the clock of a gateway is written as other times, and one that cannot be read as it is', async () => {
  const at = '2026-05-04T10:00:00.123Z';
  const reception = { rssi: -60, snr: 9 };
  await renderPart(
    <ReceptionTable
      receptions={[
        { ...reception, time: at },
        { ...reception, time: 'soon' },
      ]}
    />,
  );
  await screen.findByText('soon');
  expect(document.querySelector('time')?.getAttribute('datetime')).toBe(at);
  expect(document.body.textContent).not.toContain(at);
});

it('A gateway is linked where the user may open it, and times are left out where no gateway has a clock', async () => {
  const account = {
    GET: async () => ({ data: [{ id: 'mast' }], response: { ok: true } }),
  } as unknown as AccountApi;
  const reception = { rssi: -60, snr: 9 };
  const receptions = ['mast', 'of-others'].map((gtw_id) => ({ gtw_id, ...reception }));
  await renderPart(<ReceptionTable receptions={receptions} />, { account });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'mast' });
  expect(link.pathname).toBe('/console/gateways/mast');
  expect(screen.queryByRole('link', { name: 'of-others' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Time' })).toBeNull();
});
