import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Selection } from '../bulk/selection.js';
import { listsTexts as words } from '../lists.texts.js';
import { Scroller } from '../scroller.js';
import { columnNames } from './column-names.js';
import { type Column, directionOf, sortedBy, textOf } from './columns.js';

export interface ListTableProps<T> {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string;
  /** Names a row for screen readers. */
  readonly nameOf: (row: T) => string;
  readonly selection: Selection<T>;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  /** Buttons at the end of a row. */
  readonly rowEnd?: ((row: T) => ReactNode) | undefined;
}

/** Table of a list: columns to sort by, and a checkbox for each row. */
export const ListTable = <T,>(props: ListTableProps<T>) => (
  <Scroller label={props.label}>
    <Table className="stacks" style={columnNames(['', ...props.columns.map(({ label }) => label)])}>
      <Table.Thead>
        <Head {...props} />
      </Table.Thead>
      <Table.Tbody>
        {props.rows.map((row) => (
          <Row key={props.idOf(row)} row={row} {...props} />
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

function Head<T>({ rows, columns, selection, sort, onSort, rowEnd }: ListTableProps<T>) {
  const count = rows.filter(selection.has).length;
  return (
    <Table.Tr>
      <Table.Td w="2.5rem" data-sort={words.sort}>
        <Checkbox
          aria-label={words.selectPage}
          checked={count > 0 && count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={({ currentTarget }) => selection.set(rows, currentTarget.checked)}
        />
      </Table.Td>
      {columns.map(({ id, label, isUnsorted }) =>
        isUnsorted ? (
          <Table.Th key={id} scope="col">
            {label}
          </Table.Th>
        ) : (
          <SortedHead key={id} id={id} label={label} sort={sort} onSort={onSort} />
        ),
      )}
      {rowEnd && <Table.Td />}
    </Table.Tr>
  );
}

const ariaSort = { up: 'ascending', down: 'descending' } as const;
const arrows = { up: '▲', down: '▼' } as const;

interface SortedHeadProps {
  readonly id: string;
  readonly label: string;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

function SortedHead({ id, label, sort, onSort }: SortedHeadProps) {
  const direction = directionOf(id, sort);
  return (
    <Table.Th scope="col" {...(direction && { 'aria-sort': ariaSort[direction] })}>
      <UnstyledButton
        fw="inherit"
        fz="inherit"
        aria-label={words.sortBy(label)}
        onClick={() => onSort(sortedBy(id, sort))}
      >
        {label} {direction && <span aria-hidden>{arrows[direction]}</span>}
      </UnstyledButton>
    </Table.Th>
  );
}

function Row<T>({ row, columns, nameOf, selection, rowEnd }: ListTableProps<T> & { readonly row: T }) {
  return (
    <Table.Tr data-selected={selection.has(row) || undefined}>
      <Table.Td>
        <Checkbox
          aria-label={words.select(nameOf(row))}
          checked={selection.has(row)}
          onChange={({ currentTarget }) => selection.set([row], currentTarget.checked)}
        />
      </Table.Td>
      {columns.map(({ id, value, cell, wraps }, at) => {
        const raw = value(row);
        const content = cell ? cell(row) : textOf(raw);
        // A narrow column would have each element of a list on a line of its own.
        const isLong = wraps === true || Array.isArray(raw);
        return at === 0 ? (
          <Table.Th key={id} scope="row" className="list-name">
            {content}
          </Table.Th>
        ) : (
          <Table.Td key={id} {...(isLong && { className: 'wraps' })}>
            {content}
          </Table.Td>
        );
      })}
      {rowEnd && <Table.Td className="row-end">{rowEnd(row)}</Table.Td>}
    </Table.Tr>
  );
}
