import { Stack, Table } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AuditEntry } from '../api/account.js';
import { Scroller } from '../lists/scroller.js';
import { SideDialog } from '../lists/side-dialog.js';
import { CopyFile } from '../widgets/copy-file.js';
import { Time } from '../widgets/times/time.js';
import { Actor, entryName } from './audit-columns.js';
import { auditTexts as words } from './audit.texts.js';
import type { EntryLinks } from './entry-links.js';
import { actionOf, labelOf, textOf } from './entry-words.js';
import { RowButton } from '../lists/row-button.js';

interface EntryProps<T> {
  readonly entry: T;
  readonly about?: ((entry: T) => string) | undefined;
  readonly links?: EntryLinks<T> | undefined;
}

/** A button that opens all of an entry: its details in words, and the entry as in the API. */
export function EntryDetails<T extends AuditEntry>({ entry, about, links }: EntryProps<T>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowButton
        label={words.detailsOf(entryName(entry))}
        text={words.details}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <SideDialog title={actionOf(entry)} onClose={() => setOpen(false)}>
          <Stack>
            <Facts entry={entry} about={about} links={links} />
            <CopyFile title={words.whole} heading={3} text={JSON.stringify(entry, undefined, 2)} />
          </Stack>
        </SideDialog>
      )}
    </>
  );
}

const Facts = <T extends AuditEntry>({ entry, about, links }: EntryProps<T>) => (
  <Scroller label={words.details}>
    <Table>
      <Table.Tbody>
        <Fact name={words.when}>
          <Time at={entry.time} as="full" />
        </Fact>
        {about && <Fact name={words.about}>{links ? links.about(entry) : about(entry)}</Fact>}
        <Fact name={words.by}>
          <Actor entry={entry} name={links?.actor(entry)} />
        </Fact>
        {entry.address !== undefined && <Fact name={words.from}>{entry.address}</Fact>}
        {Object.entries(entry.details).map(([name, value]) => (
          <Fact key={name} name={labelOf(name)}>
            {textOf(value) || words.nothing}
          </Fact>
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Table.Tr>
    <Table.Th scope="row">{name}</Table.Th>
    <Table.Td className="wraps">{children}</Table.Td>
  </Table.Tr>
);
