import { domainOf } from '../identifiers/emails.js';

/** Who may register: any visitor, any visitor but with an approval before the first login, only invited people, or no one. */
export const registrationModes = ['open', 'approval', 'invitation', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

export interface RegistrationPolicy {
  readonly mode: RegistrationMode;
  /** E-mail domains of people who register without an invitation, in lower case; empty for any. */
  readonly emailDomains: readonly string[];
  /** Whether users must verify their address before their first login. */
  readonly isVerificationRequired: boolean;
}

export interface RegistrationRequest {
  readonly email: string;
  /** Whether the registration presents a valid invitation. */
  readonly isInvited: boolean;
}

/** `pending` users may log in once an administrator has approved them. */
export type RegistrationDecision =
  | 'allowed'
  | 'pending'
  | 'closed'
  | 'invitation_needed'
  | 'email_domain_not_allowed';

/** Decides about a registration. An invitation replaces the approval of an administrator; a closed server accepts none. */
export function decideRegistration(
  { mode, emailDomains }: RegistrationPolicy,
  { email, isInvited }: RegistrationRequest,
): RegistrationDecision {
  if (mode === 'closed') return 'closed';
  if (isInvited) return 'allowed';
  if (mode === 'invitation') return 'invitation_needed';
  if (emailDomains.length > 0 && !emailDomains.includes(domainOf(email))) return 'email_domain_not_allowed';
  return mode === 'approval' ? 'pending' : 'allowed';
}
