import type { ReactNode } from 'react';
import type { FullAuditEntry } from '../api/account.js';
import { EntityLink } from './entity-link.js';
import { aboutOf, authorOf } from './entry-words.js';

/** How a history shows the object and the author of an entry. */
export interface EntryLinks<T> {
  readonly about: (entry: T) => ReactNode;
  readonly actor: (entry: T) => ReactNode;
}

/** Links to the pages of administrators about what an entry names, and about the user who did it. */
export const entryLinks: EntryLinks<FullAuditEntry> = {
  about: (entry) => (
    <EntityLink kind={entry.kind} id={entry.id}>
      {aboutOf(entry)}
    </EntityLink>
  ),
  actor: (entry) =>
    entry.user === undefined ? (
      authorOf(entry)
    ) : (
      <EntityLink kind="users" id={entry.user}>
        {entry.actor}
      </EntityLink>
    ),
};
