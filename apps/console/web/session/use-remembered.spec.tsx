/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginOf, renderPart } from '../testing/render.js';
import { TokenKeeper } from './token-keeper.js';
import { useRemembered } from './use-remembered.js';

const size = { name: 'size', usual: 20, read: (text?: string) => Number(text) };

function Size() {
  const [value, change] = useRemembered(size);
  return <button onClick={() => change(100)}>{`Size ${value}`}</button>;
}

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

describe('A value that the browser remembers', () => {
  beforeEach(async () => {
    await renderPart(<Size />, { keeper: loginOf('first') });
    await userEvent.click(await screen.findByRole('button', { name: 'Size 20' }));
    await screen.findByRole('button', { name: 'Size 100' });
    cleanup();
  });

  it('is there when its user comes back', async () => {
    await renderPart(<Size />, { keeper: loginOf('first') });
    await screen.findByRole('button', { name: 'Size 100' });
  });

  it('is not there for another user of the same browser', async () => {
    await renderPart(<Size />, { keeper: loginOf('second') });
    await screen.findByRole('button', { name: 'Size 20' });
  });

  it('appears once it is known which user is logged in', async () => {
    const server = { renew: never, restrict: never, revoke: never };
    const keeper = new TokenKeeper(server, Date.now);
    await renderPart(<Size />, { keeper });
    await screen.findByRole('button', { name: 'Size 20' });
    act(() =>
      keeper.accept({ accessToken: '', refreshToken: '', user: 'first', expires: Number.POSITIVE_INFINITY }),
    );
    await screen.findByRole('button', { name: 'Size 100' });
  });
});

const never = () => Promise.reject(new Error('not expected'));
