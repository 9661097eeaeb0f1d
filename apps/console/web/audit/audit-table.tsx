import { Table } from '@mantine/core';
import type { FullAuditEntry } from '../api/account.js';
import { PlainTable } from '../lists/plain-table.js';
import { textOf } from '../lists/table/columns.js';
import { auditColumns } from './audit-columns.js';
import { EntryDetails } from './entry-details.js';
import { ownEntryLinks } from './entry-links.js';
import { aboutOf } from './entry-words.js';

interface AuditTableProps {
  readonly label: string;
  readonly entries: readonly FullAuditEntry[];
}

const shown: readonly string[] = ['time', 'action', 'object'];
const columns = auditColumns<FullAuditEntry>(aboutOf, ownEntryLinks).filter(({ id }) => shown.includes(id));

/** The last few entries of what the user did, newest first: when, what, and to what. The rest is in the details. */
export const AuditTable = ({ label, entries }: AuditTableProps) => (
  <PlainTable label={label} heads={[...columns.map((column) => column.label), '']}>
    {entries.map((entry, at) => (
      <Table.Tr key={`${entry.time} ${entry.action} ${at}`}>
        {columns.map(({ id, value, cell }) => (
          <Table.Td key={id}>{cell ? cell(entry) : textOf(value(entry))}</Table.Td>
        ))}
        <Table.Td className="row-end">
          <EntryDetails entry={entry} about={aboutOf} links={ownEntryLinks} />
        </Table.Td>
      </Table.Tr>
    ))}
  </PlainTable>
);
