/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ReportedUsage } from '../api/account.js';
import { LocalList } from '../lists/list-frame.js';
import { usualListTexts } from '../lists/lists.texts.js';
import { useListView } from '../lists/use-list-view.js';
import { findFact } from '../testing/facts.js';
import { renderPart } from '../testing/render.js';
import { figureColumns } from './figure-columns.js';
import { Messages } from './messages.js';

const counts = { uplinks: 1234, downlinks: 0, joins: 5 };
const complete: ReportedUsage = {
  ...{ state: 'complete', time: '2026-11-28T10:00:00Z', devices: 12 },
  ...{ last_24_hours: { ...counts, uplinks: 17 }, last_30_days: counts },
};
const unknown: ReportedUsage = {
  ...{ state: 'unknown', devices: null, last_24_hours: null, last_30_days: null },
};

const rows = [
  { id: 'known-app', reported: complete },
  { id: 'new-app', reported: unknown },
  { id: 'old-app', reported: { ...complete, state: 'outdated' as const } },
];

const List = () => (
  <LocalList
    view={useListView('usage-test')}
    label="Usage"
    words={usualListTexts('Usage', { one: 'application', many: 'applications' })}
    columns={[{ id: 'id', label: 'Id', value: ({ id }: (typeof rows)[number]) => id }, ...figureColumns]}
    rows={rows}
    idOf={({ id }) => id}
  />
);

afterEach(cleanup);

describe('A list of usage', () => {
  it('shows what is unknown as such, never as 0, and marks old numbers', async () => {
    await renderPart(<List />);
    const known = await screen.findByRole('row', { name: /known-app/ });
    expect(known.textContent).toMatch(/12.*1.?234.*0.*5/);
    expect(known.textContent).not.toMatch(/Not known|Outdated/);
    const fresh = screen.getByRole('row', { name: /new-app/ });
    expect(fresh.textContent).toMatch(/(Not known){4}Not reported/);
    expect(screen.getByRole('row', { name: /old-app/ }).textContent).toMatch(/12.*Outdated/);
  });
});

describe('The usage of a user', () => {
  it('has the messages of a day and of a month, and says what is missing in them', async () => {
    await renderPart(<Messages reported={{ ...complete, state: 'partial' }} />);
    const uplinks = await screen.findByRole('row', { name: /Uplinks/ });
    expect(uplinks.textContent).toMatch(/17.*1.?234/);
    expect(screen.getByText(/some of the applications/)).toBeTruthy();
  });

  it('without a report is unknown', async () => {
    await renderPart(<Messages reported={unknown} />);
    expect((await findFact('Devices')).textContent).toBe('Not known');
  });
});
