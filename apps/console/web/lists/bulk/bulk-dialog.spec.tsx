/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { Notifications } from '@mantine/notifications';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../testing/render.js';
import { LocalList } from '../list-frame.js';
import { usualListTexts } from '../lists.texts.js';
import { useListView } from '../use-list-view.js';
import type { BulkAction } from './bulk-action.js';

afterEach(cleanup);

interface Row {
  readonly id: string;
  readonly isKept?: true;
}

const rows: readonly Row[] = [{ id: 'a' }, { id: 'b' }, { id: 'c', isKept: true }];
const deletion: BulkAction<Row> = {
  label: 'Delete',
  title: { one: (name) => `Delete ${name}?`, many: (count) => `Delete ${count} things?` },
  text: { one: 'Its keys are deleted.', many: 'Their keys are deleted.' },
  isFor: ({ isKept }) => !isKept,
  run: async ({ id }) => {
    if (id === 'b') throw new Error('no connection');
  },
  after: async () => undefined,
};

const Things = () => (
  <>
    <Notifications />
    <LocalList
      view={useListView('things')}
      label="Things"
      words={usualListTexts('Things', { one: 'thing', many: 'things' })}
      columns={[{ id: 'id', label: 'Id', value: ({ id }: Row) => id }]}
      rows={rows}
      idOf={({ id }) => `things:${id}`}
      nameOf={({ id }) => `thing ${id}`}
      actions={[deletion]}
    />
  </>
);

/** The question about the rows. */
async function ask(...ids: readonly string[]) {
  await renderPart(<Things />);
  for (const id of ids)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select thing ${id}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, confirm: () => userEvent.click(dialog.getByRole('button', { name: 'Delete' })) };
}

describe('An action on selected rows', () => {
  it.each([[['a']], [['a', 'c']]])(
    'names the only row that it is for of %j, before and after',
    async (ids) => {
      const { dialog, confirm } = await ask(...ids);
      await dialog.findByText('Delete thing a?');
      dialog.getByText('Its keys are deleted.');
      await confirm();
      await screen.findByText('Done for thing a.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('counts several, and names those that failed', async () => {
    const { dialog, confirm } = await ask('a', 'b');
    await dialog.findByText('Delete 2 things?');
    dialog.getByText('Their keys are deleted.');
    await confirm();
    const result = await dialog.findByRole('alert');
    expect(result.textContent).toMatch(/^1 of 2 done.*thing b: /);
  });

  it('does not count one row that failed', async () => {
    const { dialog, confirm } = await ask('b');
    await confirm();
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^thing b: /);
  });
});
