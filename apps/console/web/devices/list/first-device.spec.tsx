/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { HandlerApi } from '../../api/handler.js';
import { renderPart } from '../../testing/render.js';
import { FirstDevice } from './first-device.js';

afterEach(cleanup);

const withDevices = async (never_seen: number) => {
  const queries = new QueryClient();
  const handler = { ask: async () => ({ active: 0, silent: 0, never_seen }) } as unknown as HandlerApi;
  await renderPart(<FirstDevice appId="farm" />, { handler, queries });
  await waitFor(() => expect(queries.getQueryCache().getAll()[0]?.state.status).toBe('success'));
};

describe('The overview of an application', () => {
  it('has a button that leads to its first device', async () => {
    await withDevices(0);
    const link = await screen.findByRole('link', { name: 'Add a device' });
    expect(link.getAttribute('href')).toBe('/console/applications/farm/devices/-new');
  });

  it('has none once there is a device', async () => {
    await withDevices(1);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says that it is loading until the number of devices is known', async () => {
    const handler = { ask: () => new Promise(() => undefined) } as unknown as HandlerApi;
    await renderPart(<FirstDevice appId="farm" />, { handler });
    await screen.findByRole('status');
  });
});
