import { Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import { useState } from 'react';
import { listsTexts as words } from '../lists.texts.js';
import { pageSizes } from '../list-views.js';
import type { ListView } from '../use-list-view.js';
import { type Column, shownColumns } from './columns.js';

interface ViewToolsProps<T> {
  readonly columns: readonly Column<T>[];
  readonly view: ListView;
  readonly onResize: () => void;
}

/** Page size and columns of a list. The choices are shown in place: a menu that floats would need a library. */
export function ViewTools<T>({ columns, view, onResize }: ViewToolsProps<T>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NativeSelect
        label={words.size}
        aria-label={words.sizeLabel}
        value={view.size}
        data={pageSizes.map(String)}
        onChange={({ currentTarget }) => {
          view.change({ size: Number(currentTarget.value) });
          onResize();
        }}
      />
      <Button
        variant="default"
        aria-expanded={isOpen}
        rightSection={<IconChevronDown size={14} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {words.columns}
      </Button>
      {isOpen && <ColumnChoice columns={columns} view={view} />}
    </>
  );
}

function ColumnChoice<T>({ columns, view }: Omit<ViewToolsProps<T>, 'onResize'>) {
  const shown = shownColumns(columns, view.columns);
  return (
    <Group role="group" aria-label={words.columns} w="100%">
      {columns.slice(1).map((column) => (
        <Checkbox
          key={column.id}
          label={column.label}
          checked={shown.includes(column)}
          onChange={({ currentTarget }) =>
            view.change({ columns: { ...view.columns, [column.id]: currentTarget.checked } })
          }
        />
      ))}
    </Group>
  );
}
