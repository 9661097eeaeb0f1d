import { Fragment } from 'react';
import { EntityLink } from '../../audit/entity-link.js';
import { entitiesTexts as words } from './entities.texts.js';

interface Owned {
  readonly creator: string | null;
  readonly organization?: string | null;
}

/** The user who created something, or the organization that it was created for, as text. */
export const ownerOf = ({ creator, organization = null }: Owned): string =>
  organization === null ? (creator ?? words.nobody) : words.organization(organization);

interface Created {
  readonly creator?: string | null;
}

/** The user who created a component or a client, as text. Others come from the operator. */
export const creatorOf = ({ creator }: Created): string => creator ?? words.noCreator;

/** The same with a link. */
export const Creator = ({ of: created }: { readonly of: Created }) =>
  typeof created.creator === 'string' ? <Owner owned={{ creator: created.creator }} /> : creatorOf(created);

/** Names of users with links, and commas between them. */
export const Users = ({ names }: { readonly names: readonly string[] }) =>
  names.map((name, i) => (
    <Fragment key={name}>
      {i > 0 && ', '}
      <EntityLink kind="users" id={name}>
        {name}
      </EntityLink>
    </Fragment>
  ));

/** The user or organization with a link. */
export function Owner({ owned }: { readonly owned: Owned }) {
  const { creator, organization = null } = owned;
  if (organization !== null)
    return (
      <EntityLink kind="organizations" id={organization}>
        {ownerOf(owned)}
      </EntityLink>
    );
  if (creator === null) return words.nobody;
  return (
    <EntityLink kind="users" id={creator}>
      {creator}
    </EntityLink>
  );
}
