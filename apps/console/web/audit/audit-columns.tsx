import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AuditEntry } from '../api/account.js';
import type { Column } from '../lists/table/columns.js';
import { Time } from '../widgets/times/time.js';
import { auditTexts as words } from './audit.texts.js';
import type { EntryLinks } from './entry-links.js';
import { actionOf, authorOf, textOf } from './entry-words.js';

/** The columns of a history; `about` is the object of an entry, shown when entries have different ones. */
export const auditColumns = <T extends AuditEntry>(
  about?: (entry: T) => string,
  links?: EntryLinks<T>,
): readonly Column<T>[] => [
  { id: 'time', label: words.when, value: ({ time }) => time, cell: ({ time }) => <Time at={time} /> },
  { id: 'action', label: words.what, value: actionOf, isUnsorted: true, wraps: true },
  ...(about
    ? [
        {
          id: 'object',
          label: words.about,
          value: about,
          isUnsorted: true,
          wraps: true,
          ...(links && { cell: links.about }),
        } as const,
      ]
    : []),
  {
    id: 'by',
    label: words.by,
    value: authorOf,
    cell: (entry) => <Actor entry={entry} name={links?.actor(entry)} />,
    isUnsorted: true,
  },
  { id: 'from', label: words.from, value: ({ address }) => address, isUnsorted: true },
  {
    id: 'details',
    label: words.details,
    value: ({ details }) => textOf(details),
    isUnsorted: true,
    startsHidden: true,
    wraps: true,
  },
];

/** The name of an entry for screen readers. */
export const entryName = (entry: AuditEntry): string => `${actionOf(entry)}, ${entry.time}`;

interface ActorProps {
  readonly entry: AuditEntry;
  /** The name of the user as it is shown, such as a link. */
  readonly name?: ReactNode;
}

/** The user, with the program that the user worked with. */
export const Actor = ({ entry, name = authorOf(entry) }: ActorProps) => (
  <>
    {name}
    {entry.client !== undefined && (
      <Text size="sm" c="dimmed" className="one-line">
        {words.through(entry.client)}
      </Text>
    )}
  </>
);
