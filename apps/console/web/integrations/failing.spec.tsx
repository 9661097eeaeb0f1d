/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { HandlerApi } from '../api/handler.js';
import { renderPart } from '../testing/render.js';
import { FailingIntegrations } from './failing.js';

afterEach(cleanup);

/** Shows those of an application, as the handler has them. */
async function show(integrations: readonly object[]): Promise<void> {
  const queries = new QueryClient();
  const handler = { ask: async () => ({ integrations }) } as unknown as HandlerApi;
  await renderPart(<FailingIntegrations appId="farm" />, { handler, queries });
  await waitFor(() => expect(queries.getQueryCache().getAll()[0]?.state.status).toBe('success'));
}

describe('The overview of an application', () => {
  it('names each integration that fails, and leads to it', async () => {
    const since = '2026-05-04T10:00:00Z';
    await show(['map', 'store'].map((id) => ({ app_id: 'farm', id, since })));
    const links = await screen.findAllByRole('link', { name: 'Open the integration' });
    const path = '/console/applications/farm/integrations';
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`${path}/map`, `${path}/store`]);
    expect(screen.getByText(/^The integration map of farm has been failing since/)).toBeTruthy();
  });

  it('says nothing where none fails', async () => {
    await show([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
