/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountApi } from '../../api/account.js';
import { renderPart } from '../../testing/render.js';
import { InvitationForm } from './invitation-form.js';
import { invitationTexts as words } from './registration.texts.js';

afterEach(cleanup);

const mail = () => screen.getByRole<HTMLInputElement>('checkbox', { name: words.mail });
const email = () => screen.getByRole('textbox', { name: words.email });

/** The form; returns the bodies of its requests. */
async function show(): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  const POST = async (_: string, { body }: { readonly body: unknown }) => {
    sent.push(body);
    return { data: {}, response: { ok: true } };
  };
  const account = { POST } as unknown as AccountApi;
  await renderPart(<InvitationForm onCreated={() => undefined} />, { account });
  return sent;
}

it('An invitation without an address is not mailed, without a choice to be made', async () => {
  const sent = await show();
  expect([mail().disabled, mail().checked]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: words.invite }));
  expect(sent).toEqual([{ mail: false, administrator: false, rights: [], seconds: 604_800 }]);
});

it('An invitation is mailed to its address, unless the administrator decides otherwise', async () => {
  const sent = await show();
  await userEvent.type(email(), 'jane@example.com');
  expect([mail().disabled, mail().checked]).toEqual([false, true]);
  await userEvent.click(screen.getByRole('button', { name: words.invite }));
  await userEvent.type(email(), 'joe@example.com');
  await userEvent.click(mail());
  await userEvent.click(screen.getByRole('button', { name: words.invite }));
  expect(sent).toEqual([
    expect.objectContaining({ email: 'jane@example.com', mail: true }),
    expect.objectContaining({ email: 'joe@example.com', mail: false }),
  ]);
});
