/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FullAuditEntry } from '../api/account.js';
import { renderPart } from '../testing/render.js';
import { aboutOf } from './entry-words.js';
import type { HistoryPart } from './history-search.js';
import { History } from './history.js';

const entries: readonly FullAuditEntry[] = [
  {
    time: '2026-05-04T10:00:00Z',
    actor: 'ann',
    client: 'console',
    address: '192.0.2.7',
    action: 'access_key.created',
    details: { name: 'first', rights: ['settings', 'devices'], addresses: [] },
    kind: 'apps',
    id: 'my-app',
  },
  {
    time: '2026-05-04T09:00:00Z',
    actor: 'bob',
    action: 'user.logged_in',
    details: {},
    kind: 'users',
    id: 'bob',
  },
];

/** A history that records what is read of it. */
function recorded(total: number, items = entries) {
  const parts: HistoryPart[] = [];
  const read = async (part: HistoryPart) => {
    parts.push(part);
    return { items, total };
  };
  return { parts, source: { queryKey: ['history'], read } };
}

afterEach(cleanup);

describe('A history', () => {
  it('says who did what to what, with JSON only in the details', async () => {
    const { source } = recorded(2);
    await renderPart(<History label="Log" source={source} about={aboutOf} />);
    const row = await screen.findByRole('row', { name: /Created an access key: first/ });
    expect(row.textContent).toMatch(/Created an access key: first.*Application: my-app.*ann.*192\.0\.2\.7/);
    expect(row.textContent).not.toContain('{');
    await userEvent.click(
      within(row).getByRole('button', { name: /^Details: Created an access key: first/ }),
    );
    const drawer = within(await screen.findByRole('dialog', { name: 'Created an access key: first' }));
    expect(drawer.getByRole('row', { name: 'rights settings, devices' })).toBeTruthy();
    expect(drawer.getByRole('row', { name: 'addresses none' })).toBeTruthy();
    expect(drawer.getByText(/"action": "access_key.created"/)).toBeTruthy();
  });

  it('has a row for each of equal entries, which are selected one by one', async () => {
    const { source } = recorded(3, [...entries.slice(0, 1), ...entries]);
    await renderPart(<History label="Log" source={source} />);
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select Created an access key: first/ });
    expect(boxes).toHaveLength(2);
    await userEvent.click(boxes[1] as HTMLElement);
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
  });

  it('is sorted and divided into pages by the server', async () => {
    const { source, parts } = recorded(45);
    await renderPart(<History label="Log" source={source} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Sort by When' }));
    await userEvent.click(await screen.findByRole('button', { name: '2' }));
    await screen.findByRole('button', { name: '2', current: 'page' });
    expect(parts[0]).toEqual({ limit: 20, offset: 0 });
    expect(parts.at(-1)).toEqual({ limit: 20, offset: 20, sort: 'time' });
  });
});

describe('Equal entries on two pages of a history', () => {
  it('are selected one by one', async () => {
    const { source } = recorded(
      40,
      Array.from({ length: 20 }, () => entries[0] as FullAuditEntry),
    );
    await renderPart(<History label="Log" source={source} />);
    const boxes = () => screen.findAllByRole('checkbox', { name: /^Select Created an access key: first/ });
    await userEvent.click((await boxes())[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: '2' }));
    await screen.findByRole('button', { name: '2', current: 'page' });
    const second = await boxes();
    expect(second.map((box) => (box as HTMLInputElement).checked)).not.toContain(true);
    await userEvent.click(second[0] as HTMLElement);
    await screen.findByText(/2 selected/);
  });
});
