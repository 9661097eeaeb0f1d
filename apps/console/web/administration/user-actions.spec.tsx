/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '../api/account.js';
import { renderPart } from '../testing/render.js';
import { userTexts as words } from './administration.texts.js';
import { UserActions } from './user-actions.js';

afterEach(cleanup);

it.each([
  [words.mail, false],
  [words.make, false],
  [words.ban, true],
])('The question “%s” has a red button only where something is taken away', async (action, isRed) => {
  await renderPart(
    <UserActions user={{ username: 'ann', administrator: false, banned: false } as unknown as User} />,
  );
  await userEvent.click(screen.getByRole('button', { name: action }));
  const dialog = await screen.findByRole('dialog');
  const button = within(dialog).getByRole('button', { name: action });
  expect(/red/.test(button.getAttribute('style') ?? '')).toBe(isRed);
});
