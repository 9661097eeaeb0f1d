import { Code, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AuditEntry } from '../api/account.js';
import { Scroller } from '../lists/scroller.js';
import { Time } from '../widgets/time.js';
import { auditTexts as words } from './audit.texts.js';

interface AuditTableProps<T extends AuditEntry> {
  readonly label: string;
  readonly entries: readonly T[];
  /** Object of an entry, shown when entries have different ones. */
  readonly about?: (entry: T) => ReactNode;
}

/** Entries of a history, newest first. */
export const AuditTable = <T extends AuditEntry>({ label, entries, about }: AuditTableProps<T>) => (
  <Scroller label={label}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.when}</Table.Th>
          <Table.Th scope="col">{words.what}</Table.Th>
          {about && <Table.Th scope="col">{words.about}</Table.Th>}
          <Table.Th scope="col">{words.by}</Table.Th>
          <Table.Th scope="col">{words.from}</Table.Th>
          <Table.Th scope="col">{words.details}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry, at) => (
          <Table.Tr key={`${entry.time} ${entry.action} ${at}`}>
            <Table.Td>
              <Time at={entry.time} />
            </Table.Td>
            <Table.Td>{words.actions[entry.action] ?? entry.action}</Table.Td>
            {about && <Table.Td>{about(entry)}</Table.Td>}
            <Table.Td>
              <Actor entry={entry} />
            </Table.Td>
            <Table.Td>{entry.address}</Table.Td>
            <Table.Td>
              <Details of={entry.details} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const Actor = ({ entry: { actor, client } }: { entry: AuditEntry }) => (
  <>
    {actor}
    {client !== undefined && (
      <Text size="sm" c="dimmed">
        {words.through(client)}
      </Text>
    )}
  </>
);

/** Details of the entry as in the API, if any. */
const Details = ({ of }: { of: AuditEntry['details'] }) =>
  Object.entries(of).map(([name, value]) => (
    <Text key={name} size="sm" className="wraps">
      {name}: <Code>{typeof value === 'string' ? value : JSON.stringify(value)}</Code>
    </Text>
  ));
