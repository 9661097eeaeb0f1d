/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { appRights, gatewayRights, memberRights } from '@fieldpost/domain';
import { nameOfRight, namedRight } from './right-names.texts.js';
import { renderPart } from '../testing/render.js';
import { RightNames } from './right-names.js';
import { RightsField } from './rights-field.js';

afterEach(cleanup);

describe('Rights', () => {
  it('are read by their names, with those of the API as titles', async () => {
    await renderPart(
      <p>
        <RightNames of={['messages:up:r', 'gateway:status', 'of:tomorrow']} />
      </p>,
    );
    const first = await screen.findByTitle('messages:up:r');
    expect(first.closest('p')?.textContent).toBe('Read uplinks, Gateway status, of:tomorrow');
    expect(namedRight('messages:up:r')).toBe('“Read uplinks” (messages:up:r)');
  });

  it.each([{ rights: appRights }, { rights: gatewayRights }])(
    'are one when they are all of an entity: $rights',
    async ({ rights }) => {
      await renderPart(<RightNames of={rights} />);
      expect((await screen.findByText('All rights')).title).toBe(rights.join(', '));
    },
  );

  it('are chosen by their names, with those of the API beside what they allow', async () => {
    const field = { label: 'Rights', hint: '', available: appRights, onChange: () => undefined };
    await renderPart(<RightsField {...field} rights={appRights} />);
    expect(await screen.findByRole('checkbox', { name: 'Read uplinks' })).toBeTruthy();
    expect(screen.getByText('Read what devices send (messages:up:r)')).toBeTruthy();
  });

  it('have different names, also those of different things', () => {
    const names = memberRights.map(nameOfRight);
    expect(new Set(names).size).toBe(names.length);
    expect(gatewayRights.filter((right) => nameOfRight(right) === right)).toEqual([]);
  });
});
