/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountApi } from '../api/account.js';
import { renderPart } from '../testing/render.js';
import { Notices } from './notices.js';

const notices = [
  {
    id: 'n_1',
    text: '<b>Maintenance</b> on Friday',
    level: 'warning',
    from: '2026-01-01T00:00:00Z',
    until: null,
  },
  { id: 'n_2', text: 'Welcome', level: 'info', from: '2026-01-01T00:00:00Z', until: null },
];

const show = () => {
  const GET = async () => ({ data: notices, response: { ok: true } });
  const account = { GET } as unknown as AccountApi;
  return renderPart(<Notices />, { account });
};

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

describe('The notices on a page', () => {
  it('are shown as text', async () => {
    await show();
    await screen.findByText('<b>Maintenance</b> on Friday');
    await screen.findByText('Welcome');
  });

  it('stay dismissed, one by one', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss: Welcome' }));
    await waitFor(() => expect(screen.queryByText('Welcome')).toBeNull());
    cleanup();
    await show();
    await screen.findByText('<b>Maintenance</b> on Friday');
    expect(screen.queryByText('Welcome')).toBeNull();
  });

  it('are all shown when what the browser remembers cannot be read', async () => {
    window.localStorage.setItem('fieldpost.user-1.dismissed-notices', '{"n_2":');
    await show();
    await screen.findByText('Welcome');
  });
});
