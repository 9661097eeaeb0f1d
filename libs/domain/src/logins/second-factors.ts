/** Who needs a second factor. */
export const secondFactorPolicies = ['optional', 'administrators', 'all'] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

export interface SecondFactorStatus {
  readonly isAdmin: boolean;
  readonly hasSecondFactor: boolean;
}

/** Whether a user has to add a second factor before anything else. */
export const needsSecondFactor = (
  policy: SecondFactorPolicy,
  { isAdmin, hasSecondFactor }: SecondFactorStatus,
): boolean => !hasSecondFactor && (policy === 'all' || (policy === 'administrators' && isAdmin));
