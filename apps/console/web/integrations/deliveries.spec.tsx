/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { HandlerApi } from '../api/handler.js';
import { renderPart } from '../testing/render.js';
import { Deliveries } from './deliveries.js';
import type { Attempt } from './integrations.queries.js';

const error = 'getaddrinfo ENOTFOUND example.com';
const failed: Attempt = {
  ...{ delivery: '1', dev_id: 'roof', type: 'up', attempt: 8, at: '2026-11-29T10:00:00.000Z', ms: 3, error },
};

it('The log of deliveries words errors, with the error itself in the title', async () => {
  const handler = { ask: async () => ({ deliveries: [failed] }) } as unknown as HandlerApi;
  await renderPart(<Deliveries appId="farm" integrationId="hook" />, { handler });
  const result = await screen.findByText('The host name example.com is not known to DNS');
  expect(result.closest('[title]')?.getAttribute('title')).toBe(error);
  expect(screen.getByRole('cell', { name: 'Uplink' })).toBeTruthy();
});
