/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render.js';
import { LocalList, ServerList } from './list-frame.js';
import { OwnListState } from './list-state.js';
import { usualListTexts } from './lists.texts.js';
import type { Column } from './table/columns.js';
import { useListView } from './use-list-view.js';

interface Row {
  readonly id: string;
  readonly count: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'id', label: 'Id', value: ({ id }) => id },
  { id: 'count', label: 'Count', value: ({ count }) => count },
];
const things = { one: 'thing', many: 'things' };
const rows: readonly Row[] = Array.from({ length: 45 }, (_, at) => ({ id: `row-${at}`, count: 100 - at }));
const idOf = ({ id }: Row) => id;

function Lists() {
  const view = useListView('one');
  return (
    <>
      {['First', 'Second'].map((label) => (
        <OwnListState key={label}>
          <LocalList {...{ view, label, columns, rows, idOf }} words={usualListTexts(label, things)} />
        </OwnListState>
      ))}
    </>
  );
}

function Log() {
  const view = useListView('log');
  const shown = rows.slice(0, 20);
  return (
    <ServerList
      {...{ view, columns, idOf }}
      rows={shown}
      label="Log"
      nameOf={({ count }) => `entry ${count}`}
      words={usualListTexts('Log', things)}
      total={45}
      usualSort="-count"
    />
  );
}

const cells = (label: string) =>
  within(screen.getByRole('region', { name: label }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const part = (name: string) => within(screen.getByRole('region', { name }));

afterEach(cleanup);

describe('Two lists on one page', () => {
  it('are sorted, searched and paged each for itself', async () => {
    await renderPart(<Lists />);
    const second = within(await screen.findByRole('navigation', { name: 'Pages: Second' }));
    await userEvent.click(part('First').getByRole('button', { name: 'Sort by Count' }));
    expect(cells('First')[0]).toBe('row-44');
    expect(cells('Second')[0]).toBe('row-0');
    await userEvent.click(second.getByRole('button', { name: '3' }));
    expect(cells('Second')).toEqual(['row-40', 'row-41', 'row-42', 'row-43', 'row-44']);
    expect(cells('First')).toHaveLength(20);
    await userEvent.type(screen.getAllByRole('searchbox', { name: 'Search' })[1] ?? document.body, 'row-44');
    await within(screen.getByRole('region', { name: 'Second' })).findByText('56');
    await screen.findByText('1 thing');
    expect(screen.getAllByText('45 things')).toHaveLength(1);
    expect(cells('First')).toHaveLength(20);
  });
});

describe('A list that only grows', () => {
  it('names its rows, selects what is shown, and offers no selection of all', async () => {
    await renderPart(<Log />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select entry 100' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
  });
});
