import {
  type RegistrationPolicy,
  registrationModes,
  type StepUpPolicy,
  stepUpPolicies,
} from '@fieldpost/domain';
import { z } from 'zod';
import { newUser } from '../users/users.dto.js';
import type { User } from '../users/users.repository.js';
import { toProfile } from '../users/users.dto.js';
import { emailDomain } from '../values/email-domain.js';
import { plainText } from '../values/plain-text.js';
import type { RegisteredUserDto, RegistrationPolicyDto } from './registration.operations.js';
import type { StoredPolicy } from './registration-policy.repository.js';

/** Body of a registration. */
export const registration = newUser.extend({
  invitation: plainText(100)
    .nullish()
    .meta({ description: 'The secret of an invitation.' })
    .transform((secret) => secret ?? ''),
});
export type RegistrationDto = z.infer<typeof registration>;

/** Body of a change of the policy; absent members are unchanged, and null ones follow the settings. */
export const policyChanges = z
  .object(
    {
      mode: z
        .enum(registrationModes, `should be one of ${registrationModes.join(', ')}`)
        .nullable()
        .optional(),
      email_domains: z
        .array(emailDomain, 'should be a list')
        .max(100, 'should have at most 100 domains')
        .nullable()
        .optional(),
      verification_required: z.boolean('should be true or false').nullable().optional(),
      step_up: z
        .enum(stepUpPolicies, `should be one of ${stepUpPolicies.join(', ')}`)
        .nullable()
        .optional(),
    },
    'should be an object',
  )
  .transform(({ mode, email_domains, verification_required, step_up }) => ({
    ...(mode !== undefined && { mode }),
    ...(email_domains !== undefined && { emailDomains: email_domains }),
    ...(verification_required !== undefined && { isVerificationRequired: verification_required }),
    ...(step_up !== undefined && { stepUp: step_up }),
  }));
export type PolicyChangesDto = z.infer<typeof policyChanges>;

/** The policy that administrators change. */
export interface UserPolicy extends RegistrationPolicy {
  readonly stepUp: StepUpPolicy;
}

export const toPolicyDto = (
  { mode, emailDomains, isVerificationRequired, stepUp }: UserPolicy,
  stored: StoredPolicy,
): RegistrationPolicyDto => ({
  mode,
  email_domains: emailDomains,
  verification_required: isVerificationRequired,
  step_up: stepUp,
  changed: [
    ...(stored.mode === null ? [] : (['mode'] as const)),
    ...(stored.emailDomains === null ? [] : (['email_domains'] as const)),
    ...(stored.isVerificationRequired === null ? [] : (['verification_required'] as const)),
    ...(stored.stepUp === null ? [] : (['step_up'] as const)),
  ],
});

export const toRegisteredUser = (user: User): RegisteredUserDto => ({
  ...toProfile(user),
  ...(user.waitsFor !== null && { waits_for: user.waitsFor }),
});
