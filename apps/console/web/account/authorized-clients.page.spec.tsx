/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import { scopeSentences } from '@fieldpost/domain';
import { cleanup, screen } from '@testing-library/react';
import type { OauthApi } from '../api/oauth.js';
import { renderPart } from '../testing/render.js';

// The library of the login needs them, and jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { AuthorizedClientsPage } = await import('./authorized-clients.page.js');

afterEach(cleanup);

it('An authorized client is listed with the sentences of the consent page', async () => {
  const scope = ['profile', 'apps:farm'];
  const data = [{ name: 'tool', description: 'A tool', official: false, scope }];
  const oauth = { GET: async () => ({ data, response: { ok: true } }) } as unknown as OauthApi;
  await renderPart(<AuthorizedClientsPage />, { oauth });
  const row = await screen.findByRole('row', { name: /tool/ });
  for (const sentence of scopeSentences(scope)) expect(row.textContent).toContain(sentence);
});
