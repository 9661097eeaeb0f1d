/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
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
