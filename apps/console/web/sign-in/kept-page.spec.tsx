/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Console } from '../make-console.js';
import { completeDocument, loginOf } from '../testing/render.js';
import { showKeptPage } from './kept-page.js';

const tokensOf = (user: string) => ({
  accessToken: '',
  refreshToken: '',
  user,
  expires: Number.POSITIVE_INFINITY,
});
const isCovered = () => document.documentElement.classList.contains('covered');
const discard = jest.fn();
let keeper: Console['keeper'];

beforeEach(async () => {
  completeDocument();
  class Channel {
    close = () => undefined;
  }
  Object.assign(globalThis, { BroadcastChannel: Channel, IS_REACT_ACT_ENVIRONMENT: true });
  document.title = 'New application';
  document.documentElement.classList.add('covered');
  keeper = loginOf('first');
  await keeper.signOut('kept').catch(() => undefined);
  act(() => showKeptPage({ keeper } as Console, discard));
});
afterEach(() => {
  act(() => keeper.accept(tokensOf('first')));
  document.body.replaceChildren();
});

describe('A page that is kept after a logout in another tab', () => {
  it('says why, also in the title of the tab', async () => {
    const dialog = await screen.findByRole('dialog', { name: 'You are logged out' });
    expect(dialog.textContent).toMatch(/in another tab .* This page has unsaved changes/);
    expect(document.title).toBe('You are logged out');
  });

  it('is shown again when its user has logged in', async () => {
    act(() => keeper.accept(tokensOf('first')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([isCovered(), document.title]).toEqual([false, 'New application']);
  });

  it('stays hidden when another user has logged in', () => {
    act(() => keeper.accept(tokensOf('second')));
    expect([isCovered(), document.title]).toEqual([true, 'You are logged out']);
  });

  it('is left when its changes are discarded', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(discard).toHaveBeenCalledTimes(1);
    expect(isCovered()).toBe(true);
  });
});
