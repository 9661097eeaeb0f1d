import { type AppRight, appRights } from './rights.js';

/** Facts about an application that decide whose share of a replica it uses. */
export interface ApplicationFacts {
  /** The user who created it; undefined when that is not known, or the user is gone. */
  readonly creator: string | undefined;
  /** What the creator may still do with it; none when they are no collaborator any more. */
  readonly rightsOfCreator: readonly AppRight[];
}

/**
 * The user whose share an application uses: its creator while they have all rights on it. Nobody else ever is, for they
 * did not ask to be made a collaborator (decision 75).
 */
export const applicationOwner = ({ creator, rightsOfCreator }: ApplicationFacts): string | undefined =>
  appRights.every((right) => rightsOfCreator.includes(right)) ? creator : undefined;
