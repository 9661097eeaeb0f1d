/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { Application } from '../api/account.js';
import type { HandlerApi } from '../api/handler.js';
import { renderPart } from '../testing/render.js';
import { Onboarding } from './checklist.js';

afterEach(cleanup);

const handler = { handlerOf: async () => null } as unknown as HandlerApi;
const shared = { id: 'farm', name: 'Farm', rights: [] } as unknown as Application;

it('The checklist does not say of a shared application that the user created it', async () => {
  await renderPart(<Onboarding applications={[shared]} />, { handler });
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toBe('An applicationDone');
});

it('The checklist leads a user without an application to the form for one', async () => {
  await renderPart(<Onboarding applications={[]} />, { handler });
  await screen.findByRole('link', { name: 'Create an application' });
});
