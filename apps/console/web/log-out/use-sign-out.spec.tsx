/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaveGuard } from '../widgets/dialogs/leave-guard.js';
import { renderPart } from '../testing/render.js';
import { TokenKeeper } from '../session/token-keeper.js';
import { useSignOut } from './use-sign-out.js';

let sent: unknown[];
const keeperOfUser = () => {
  const never = () => Promise.reject(new Error('not expected'));
  const revoke = async () => void sent.push('revoke');
  const keeper = new TokenKeeper({ renew: never, restrict: never, revoke }, Date.now);
  keeper.accept({ accessToken: '', refreshToken: '', user: 'first', expires: Number.POSITIVE_INFINITY });
  return keeper;
};

function Part({ isDirty }: { isDirty: boolean }) {
  const leave = useSignOut();
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <button onClick={() => void leave()}>Log out</button>
    </>
  );
}

const logOut = async (isDirty: boolean) => {
  await renderPart(<Part isDirty={isDirty} />, { keeper: keeperOfUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sent = [];
  class Channel {
    postMessage = (user: string) => void sent.push(`tell ${user}`);
    close = () => undefined;
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
  HTMLFormElement.prototype.submit = function () {
    sent.push(Object.fromEntries(new FormData(this)));
  };
});
afterEach(cleanup);

const everything = ['revoke', 'tell first', { client_id: 'console', logout_hint: 'first' }];

describe('Logging out', () => {
  it('revokes the login, tells the other tabs, and names the user whose session ends', async () => {
    await logOut(false);
    expect(sent).toEqual(everything);
  });

  it('sends nothing while the user is asked about unsaved changes, nor when they stay', async () => {
    await logOut(true);
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(sent).toEqual([]);
    await press('Stay on the page');
    expect(sent).toEqual([]);
  });

  it('goes on once the user has decided to leave unsaved changes', async () => {
    await logOut(true);
    await press('Leave without saving');
    expect(sent).toEqual(everything);
  });
});
