import type { RegistrationDecision } from '@fieldpost/domain';
import { type AppError, defineError } from '@fieldpost/errors';

const registrationClosed = defineError(
  'registration_closed',
  'permission_denied',
  'permission denied: users cannot register themselves here',
);
const invitationNeeded = defineError(
  'invitation_needed',
  'permission_denied',
  'permission denied: registration needs an invitation',
);
const emailDomainNotAllowed = defineError(
  'email_domain_not_allowed',
  'invalid_argument',
  'Email not valid: should be in one of the domains {domains}',
);
export const invitationNotGood = defineError(
  'invitation_not_good',
  'invalid_argument',
  'Invitation not valid: it was used, has expired or was withdrawn',
);
export const invitationNotFound = defineError(
  'invitation_not_found',
  'not_found',
  'Invitation {id} not found',
);
export const invitedElsewhere = defineError(
  'invited_elsewhere',
  'invalid_argument',
  'Email not valid: should be the address that was invited',
);

/** Whether a registration is denied for its address, so that the error is one of a field. */
export const isAboutEmail = ({ code }: AppError): boolean =>
  code === 'email_domain_not_allowed' || code === 'invited_elsewhere';

type Denied = Exclude<RegistrationDecision, 'allowed' | 'pending'>;

/** The error of a denied registration; `domains` are the allowed e-mail domains. */
export const denials: Readonly<Record<Denied, (domains: string) => AppError>> = {
  closed: () => registrationClosed(),
  invitation_needed: () => invitationNeeded(),
  email_domain_not_allowed: (domains) => emailDomainNotAllowed({ domains }),
};
