import { type AppRight, appRights, type GatewayRight, gatewayRights } from './rights.js';

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

/** Facts about a gateway that decide for whose limits it counts, like those of an application. */
export interface GatewayFacts {
  readonly creator: string | undefined;
  readonly rightsOfCreator: readonly GatewayRight[];
}

/**
 * Whose quota a gateway uses, by the same rule: the owner that its settings name can be set without the consent of that user. Those
 * that a creator has left to others share another quota, so that no user gets around the limits by leaving gateways.
 */
export function gatewayOwner({ creator, rightsOfCreator }: GatewayFacts): string | undefined {
  const isOwner = gatewayRights.every((right) => rightsOfCreator.includes(right));
  return isOwner || creator === undefined ? creator : `left:${creator}`;
}
