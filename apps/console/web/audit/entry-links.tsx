import type { ComponentType, ReactNode } from 'react';
import type { FullAuditEntry } from '../api/account.js';
import { EntityLink, type EntityLinkProps } from './entity-link.js';
import { aboutOf, authorOf } from './entry-words.js';
import { OwnEntityLink } from './own-entity-link.js';

/** How a history shows the object and the author of an entry. */
export interface EntryLinks<T> {
  readonly about: (entry: T) => ReactNode;
  readonly actor: (entry: T) => ReactNode;
}

const aboutWith = (Link: ComponentType<EntityLinkProps>) => (entry: FullAuditEntry) => (
  <Link kind={entry.kind} id={entry.id}>
    {aboutOf(entry)}
  </Link>
);

/** Links of what the user did, to the pages of the user. */
export const ownEntryLinks: EntryLinks<FullAuditEntry> = { about: aboutWith(OwnEntityLink), actor: authorOf };

/** Links to the pages of administrators about what an entry names, and about the user who did it. */
export const entryLinks: EntryLinks<FullAuditEntry> = {
  about: aboutWith(EntityLink),
  actor: (entry) =>
    entry.user === undefined ? (
      authorOf(entry)
    ) : (
      <EntityLink kind="users" id={entry.user}>
        {entry.actor}
      </EntityLink>
    ),
};
