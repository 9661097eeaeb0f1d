/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { AccountApi } from '../api/account.js';
import { ApiFailure } from '../api/failure.js';
import { renderPart } from '../testing/render.js';
import { texts } from '../texts.js';
import { Loaded } from '../widgets/states.js';
import { ForeignEntity } from './foreign-entity.js';

afterEach(cleanup);

async function show(administrator: boolean, status = 403): Promise<void> {
  const account = {
    GET: async () => ({ data: { username: 'ann', administrator }, response: { ok: true } }),
  } as unknown as AccountApi;
  const query = { data: undefined, error: new ApiFailure(status, ''), refetch: () => undefined };
  const forbidden = <ForeignEntity to="/console/administration/applications/$entityId" id="farm" />;
  await renderPart(
    <Loaded query={query} forbidden={forbidden}>
      {() => null}
    </Loaded>,
    { account },
  );
}

describe('The page of an application of somebody else', () => {
  it('leads an administrator to the page about it in the administration', async () => {
    await show(true);
    const link = await screen.findByRole('link', { name: texts.forbidden.toAdministration });
    expect(link.getAttribute('href')).toBe('/console/administration/applications/farm');
    expect(screen.getByText(texts.forbidden.administratorText)).toBeTruthy();
  });

  it('says to others who can grant access', async () => {
    await show(false);
    expect(await screen.findByText(texts.forbidden.text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.forbidden.toAdministration })).toBeNull();
  });

  it('is that of other failures where no right is lacking', async () => {
    await show(true, 404);
    expect(await screen.findByText(texts.gone.text)).toBeTruthy();
  });
});
