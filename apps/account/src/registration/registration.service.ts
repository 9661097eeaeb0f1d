import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { decideRegistration, type RegistrationPolicy } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { digestOf } from '@fieldpost/persistence';
import { fieldErrors, type Fields } from '@fieldpost/transport';
import type { EntityManager } from 'typeorm';
import { actorOf, type Admitted } from '../access/actor.js';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { AddressMails } from '../users/address-mails.js';
import { PasswordRules } from '../users/passwords/password-rules.js';
import { Passwords } from '../users/passwords/passwords.js';
import { type User, Users } from '../users/users.repository.js';
import { allFields } from '../values/field-errors.js';
import { newUserId } from '../values/user-id.js';
import { Invitations, type PresentedInvitation } from './invitations.repository.js';
import { RegistrationPolicies, type StoredPolicy } from './registration-policy.repository.js';
import { RegistrationThrottle } from './registration-throttle.js';
import {
  type PolicyChangesDto,
  type RegistrationDto,
  toPolicyDto,
  type UserPolicy,
} from './registration.dto.js';
import { denials, invitationNotGood, invitedElsewhere, isAboutEmail } from './registration.errors.js';
import type { RegistrationPolicyDto } from './registration.operations.js';

/** What the registration page shows. */
export interface RegistrationStatus {
  readonly policy: RegistrationPolicy;
  /** Undefined without a valid invitation. */
  readonly invitation: PresentedInvitation | undefined;
}

/** The same with the rules for the form. */
export interface RegistrationDescription extends RegistrationStatus {
  readonly shortestPassword: number;
  /** Whether who registers becomes the first administrator. */
  readonly makesAdministrator: boolean;
}

/** Registers users by the policy of the settings, or what administrators changed of it. */
@Injectable()
export class RegistrationService {
  private readonly logger = new Logger('Registration');
  private readonly settings: UserPolicy;
  private readonly isFirstAdministrator: boolean;

  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly passwordRules: PasswordRules,
    private readonly throttle: RegistrationThrottle,
    private readonly mails: AddressMails,
    private readonly policies: RegistrationPolicies,
    private readonly invitations: Invitations,
    @Inject(ACCOUNT_CONFIG) settings: AccountSettings,
  ) {
    this.isFirstAdministrator = settings.FIELDPOST_MODE === 'development';
    this.settings = {
      mode: settings.ACCOUNT_REGISTRATION ?? (this.isFirstAdministrator ? 'open' : 'invitation'),
      emailDomains: settings.ACCOUNT_REGISTRATION_EMAIL_DOMAINS,
      isVerificationRequired: settings.ACCOUNT_REQUIRE_VERIFIED_EMAIL,
      stepUp: settings.ACCOUNT_STEP_UP,
    };
  }

  async policy(): Promise<RegistrationPolicyDto> {
    const stored = await this.policies.find();
    return toPolicyDto(this.inForce(stored), stored);
  }

  async changePolicy(caller: Admitted, changes: PolicyChangesDto): Promise<RegistrationPolicyDto> {
    await this.policies.change(changes, actorOf(caller));
    return this.policy();
  }

  /** For the registration page. */
  async describe(secret: string): Promise<RegistrationDescription> {
    const status = await this.status(secret);
    const isOfOperator = status.invitation?.isOfOperator === true;
    const makesAdministrator = isOfOperator || (this.isFirstAdministrator && (await this.users.areNone()));
    return { ...status, shortestPassword: this.passwordRules.shortest, makesAdministrator };
  }

  /** `secret` is that of the invitation, empty for none. */
  async status(secret: string): Promise<RegistrationStatus> {
    const invitation = secret === '' ? undefined : await this.invitations.findBySecret(digestOf(secret));
    return { policy: this.inForce(await this.policies.find()), invitation };
  }

  /** Through the API; requests the verification mail. `address` is that of the caller, empty when unknown. */
  async register(fields: Fields<RegistrationDto>, address: string): Promise<User> {
    const user = await this.registerOnWebsite(fields, address);
    if (!user.isEmailValid) this.mails.post(user);
    return user;
  }

  /** The same for the website, which sends the mail itself. */
  async registerOnWebsite(fields: Fields<RegistrationDto>, address: string): Promise<User> {
    const { wanted, decision, status } = await this.check(fields, address);
    const { username, email, password, invitation: secret } = wanted;
    // Names that are taken show only when all else is right, and such registrations count.
    this.throttle.admit(address, Date.now());
    if (decision instanceof AppError) throw decision;
    const { policy, invitation } = status;
    const user = {
      id: newUserId(randomBytes),
      ...{ username, email, passwordHash: await this.passwords.hash(password, address) },
      ...{ isApproved: decision === 'allowed', mustVerifyEmail: policy.isVerificationRequired },
      isAdminIfFirst: this.isFirstAdministrator,
      ...(address !== '' && { address }),
    };
    if (!invitation) return this.users.add(user);
    const accept = { then: (db: EntityManager) => this.invitations.accept(db, user, digestOf(secret)) };
    const added = await this.users.add(user, accept);
    if (invitation.isOfOperator)
      this.logger.warn(`user ${user.id} became the first administrator by the link in the log`);
    return added;
  }

  /** Throws one error that names every field that is wrong by its form, the rules for passwords or those for addresses. */
  private async check(fields: Fields<RegistrationDto>, address: string) {
    const { password, invitation: secret = '' } = fields.valid;
    const ofPassword = await fieldErrors(
      () => password !== undefined && this.passwordRules.require(password),
    );
    // Only the policy needs the database, and it decides about nothing without an e-mail address.
    const email = fields.valid.email ?? allFields(fields, ofPassword).email;
    this.throttle.attempt(address, Date.now());
    const status = await this.status(secret);
    const decision = decide(email, secret, status);
    const ofEmail = decision instanceof AppError && isAboutEmail(decision) ? [decision] : [];
    return { wanted: allFields(fields, [...ofEmail, ...ofPassword]), decision, status };
  }

  private inForce({ mode, emailDomains, isVerificationRequired, stepUp }: StoredPolicy): UserPolicy {
    return {
      mode: mode ?? this.settings.mode,
      emailDomains: emailDomains ?? this.settings.emailDomains,
      isVerificationRequired: isVerificationRequired ?? this.settings.isVerificationRequired,
      stepUp: stepUp ?? this.settings.stepUp,
    };
  }
}

/** Decides about a registration: the error of a denied one. `secret` is that of its invitation, empty for none. */
function decide(
  email: string,
  secret: string,
  { policy, invitation }: RegistrationStatus,
): 'allowed' | 'pending' | AppError {
  if (policy.mode !== 'closed' && secret !== '') {
    if (!invitation) return invitationNotGood();
    const invited = invitation.email ?? email;
    if (invited.toLowerCase() !== email.toLowerCase()) return invitedElsewhere();
  }
  const decision = decideRegistration(policy, { email, isInvited: invitation !== undefined });
  if (decision === 'allowed' || decision === 'pending') return decision;
  return denials[decision](policy.emailDomains.join(', '));
}
