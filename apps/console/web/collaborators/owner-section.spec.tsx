/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { appRights } from '@fieldpost/domain';
import { cleanup, screen } from '@testing-library/react';
import type { Application } from '../api/account.js';
import { renderPart } from '../testing/render.js';
import { OwnerSection } from './owner-section.js';

afterEach(cleanup);

it('The settings of an application name those with all rights, and lead to the collaborators', async () => {
  const collaborators = [
    { username: 'ann', rights: appRights },
    { username: 'bob', rights: ['settings'] },
  ];
  const application = { id: 'farm', rights: [], collaborators } as unknown as Application;
  await renderPart(<OwnerSection application={application} />);
  await screen.findByText('With all rights: ann');
  expect(screen.getByRole('link', { name: 'Go to the collaborators' }).getAttribute('href')).toBe(
    '/console/applications/farm/collaborators',
  );
});
