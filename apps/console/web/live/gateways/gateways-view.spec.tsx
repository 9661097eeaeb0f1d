/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { AccountApi } from '../../api/account.js';
import { renderPart } from '../../testing/render.js';
import { GatewaysView } from './gateways-view.js';
import type { LiveMessage } from '../live-message.js';

afterEach(cleanup);

const metadata = { time: '', gateways: [{ gtw_id: 'mast', rssi: -97, snr: 6.5 }] };
const body = { dev_id: 'roof', port: 1, counter: 1, payload_raw: 'AQ==', metadata };
const messages: readonly LiveMessage[] = [{ key: 1, at: 1, devId: 'roof', kind: 'up', body }];

const show = (gateway: object) =>
  renderPart(<GatewaysView messages={messages} />, {
    account: { GET: async () => ({ data: [gateway], response: { ok: true } }) } as unknown as AccountApi,
  });

describe('The map of live data', () => {
  it('shows a gateway of the user whose location is not public', async () => {
    await show({ id: 'mast', antenna_location: { latitude: 52, longitude: 4 } });
    await screen.findByRole('application', { name: 'Map of gateways and devices' });
    expect(screen.queryByText(/has a known location\./)).toBeNull();
  });

  it('is missing without locations, which is said with the way to the settings of the gateway', async () => {
    await show({ id: 'mast' });
    await screen.findByText(/has a known location\./);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Set the location of mast' });
    expect(link.pathname).toBe('/console/gateways/mast/settings');
  });
});
