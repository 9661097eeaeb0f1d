import type { Condition } from '../lists/conditions.js';

/** Whom the listed applications or gateways count for. */
export interface OwnerSearch {
  /** Name of the user who created it. */
  readonly creator?: string | undefined;
  /** Id of the organization that it was created for. */
  readonly organization?: string | undefined;
}

/** Conditions on the owner of a row of `table`. */
export const ownerConditions = (
  table: string,
  { creator, organization }: OwnerSearch,
): readonly Condition[] => [
  [`${table}.created_by = (select id from users where username = ?)`, creator],
  [`${table}.organization_id = ?`, organization],
];
