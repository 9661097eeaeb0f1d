import { Table } from '@mantine/core';
import type { FullAuditEntry } from '../api/account.js';
import { Scroller } from '../lists/scroller.js';
import { shownColumns, textOf } from '../lists/table/columns.js';
import { auditColumns } from './audit-columns.js';
import { EntryDetails } from './entry-details.js';
import { aboutOf } from './entry-words.js';

interface AuditTableProps {
  readonly label: string;
  readonly entries: readonly FullAuditEntry[];
}

const columns = shownColumns(auditColumns<FullAuditEntry>(aboutOf), {});

/** The last few entries of a history, newest first. */
export const AuditTable = ({ label, entries }: AuditTableProps) => (
  <Scroller label={label}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ id, label: name }) => (
            <Table.Th key={id} scope="col">
              {name}
            </Table.Th>
          ))}
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry, at) => (
          <Table.Tr key={`${entry.time} ${entry.action} ${at}`}>
            {columns.map(({ id, value, cell, wraps }) => (
              <Table.Td key={id} {...(wraps && { className: 'wraps' })}>
                {cell ? cell(entry) : textOf(value(entry))}
              </Table.Td>
            ))}
            <Table.Td className="row-end">
              <EntryDetails entry={entry} about={aboutOf} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);
