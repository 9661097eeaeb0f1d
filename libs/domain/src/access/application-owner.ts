import { type AppRight, appRights } from './rights.js';

/** Facts about an application that decide whose share of a replica it uses. */
export interface ApplicationFacts {
  /** The user who created it, or `organization:` and the id of the organization that it was created for; undefined when unknown or deleted. */
  readonly creator: string | undefined;
  /** The creator's current rights on it; none when they are no longer a collaborator. */
  readonly rightsOfCreator: readonly AppRight[];
}

/**
 * Whose quota an application uses: its creator's while they have all rights on it. Other collaborators never are, because they may
 * have been added without their consent (decision 75).
 */
export const applicationOwner = ({ creator, rightsOfCreator }: ApplicationFacts): string | undefined =>
  appRights.every((right) => rightsOfCreator.includes(right)) ? creator : undefined;
