import { defineError } from '@fieldpost/errors';
import type { ComponentId } from '@fieldpost/domain';

/** Approval of a component by administrators. */
export const approvals = ['pending', 'approved', 'withdrawn'] as const;
export type Approval = (typeof approvals)[number];

const howTo =
  'an administrator approves it in the console under Administration, or with "fieldpost admin components approve {id}"';

const notApprovedYet = defineError(
  'component_not_approved',
  'permission_denied',
  `permission denied: component {id} is not approved yet; ${howTo}`,
);

const approvalWithdrawn = defineError(
  'component_approval_withdrawn',
  'permission_denied',
  `permission denied: the approval of component {id} was withdrawn; ${howTo}`,
);

/** Throws unless the component is approved; only approved components get tokens. */
export function requireApproved(id: ComponentId, approval: Approval): void {
  if (approval === 'pending') throw notApprovedYet({ id });
  if (approval === 'withdrawn') throw approvalWithdrawn({ id });
}
