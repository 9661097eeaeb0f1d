import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Scroller } from './scroller.js';
import { columnNames } from './table/column-names.js';

interface PlainTableProps {
  readonly label: string;
  /** Headings of the columns; empty for one without a heading, such as that of buttons. */
  readonly heads: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A short table that is neither sorted nor searched. */
export const PlainTable = ({ label, heads, children }: PlainTableProps) => (
  <Scroller label={label}>
    <Table className="stacks" style={columnNames(heads)}>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head, at) =>
            head === '' ? (
              <Table.Td key={at} />
            ) : (
              <Table.Th key={at} scope="col">
                {head}
              </Table.Th>
            ),
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  </Scroller>
);
