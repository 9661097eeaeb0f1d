import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Scroller } from './scroller.js';

interface PlainTableProps {
  readonly label: string;
  /** Headings of the columns. */
  readonly heads: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A short table that is neither sorted nor searched. */
export const PlainTable = ({ label, heads, children }: PlainTableProps) => (
  <Scroller label={label}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head) => (
            <Table.Th key={head} scope="col">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  </Scroller>
);
