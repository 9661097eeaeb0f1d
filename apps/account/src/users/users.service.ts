import { Injectable } from '@nestjs/common';
import { recentLoginNeeded } from '@fieldpost/auth';
import {
  type Claims,
  type CredentialChangeDecision,
  type CredentialChangeRequest,
  decideCredentialChange,
} from '@fieldpost/domain';
import { type AppError, notValid } from '@fieldpost/errors';
import { AccessRecords } from '../access/access-records.repository.js';
import { type Actor, actorOf, type Admitted } from '../access/actor.js';
import { FailedLoginLog } from '../audit/failed-logins.js';
import { type EmailChange, emailChange, newUndoLink } from './email-change.js';
import { AddressMails } from './address-mails.js';
import { PasswordAttempts } from './passwords/password-attempts.js';
import { PasswordRules } from './passwords/password-rules.js';
import { Passwords } from './passwords/passwords.js';
import type { UserId } from '../values/user-id.js';
import { type ProfileChangesDto, toProfile } from './users.dto.js';
import {
  oldPasswordWrong,
  proofNeeded,
  secondFactorNeeded,
  thirdPartyClient,
  userNotFound,
} from './users.errors.js';
import { type User, type UserChanges, Users } from './users.repository.js';
import type { ProfileDto } from './users.operations.js';

/** Checks a password, or throws when a limit is reached. */
type PasswordCheck = (id: UserId, isRight: () => Promise<boolean>) => Promise<boolean>;

/** The website has its own limits. */
const unthrottled: PasswordCheck = (_id, isRight) => isRight();

/** The session of a browser. */
export interface WebsiteVisit {
  /** Network address. */
  readonly address: string;
  /** Unix seconds; 0 when unknown. */
  readonly loggedInAt: number;
  /** Whether it started with a second factor. */
  readonly isSecondFactorShown: boolean;
}

/** The author of a change, and how it is authenticated. */
interface ChangeContext {
  readonly by: Actor;
  readonly origin: CredentialChangeRequest['origin'];
  readonly judge: PasswordCheck;
  readonly loginAge?: number | undefined;
  readonly isSecondFactorShown?: boolean | undefined;
}

const denials: Readonly<Record<Exclude<CredentialChangeDecision, 'allowed'>, () => AppError>> = {
  third_party: thirdPartyClient,
  second_factor_needed: secondFactorNeeded,
  step_up_needed: recentLoginNeeded,
  wrong_password: oldPasswordWrong,
  proof_needed: proofNeeded,
};

/** Seconds since this time (Unix seconds); undefined when it is unknown, which gRPC says as 0: an unknown login is never fresh. */
const ageOf = (loggedInAt: number | undefined): number | undefined =>
  loggedInAt ? Math.floor(Date.now() / 1000) - loggedInAt : undefined;

const isGiven = (text: string | null | undefined): text is string => text !== null && text !== undefined;

@Injectable()
export class UsersService {
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly passwordRules: PasswordRules,
    private readonly attempts: PasswordAttempts,
    private readonly failures: FailedLoginLog,
    private readonly mails: AddressMails,
    private readonly accessRecords: AccessRecords,
  ) {}

  async profileOf(caller: Claims): Promise<ProfileDto> {
    return toProfile(await this.userOf(caller));
  }

  /** A verified address stays in force until the new one is verified. */
  async change(caller: Admitted, changes: ProfileChangesDto): Promise<ProfileDto> {
    const user = await this.userOf(caller);
    const emailChange = await this.changeUser(user, changes, {
      by: actorOf(caller),
      origin: await this.originOf(caller),
      judge: (id, isRight) => this.attempts.judge(id, isRight),
      loginAge: ageOf(caller.authTime),
      isSecondFactorShown: caller.methods?.includes('mfa'),
    });
    if (emailChange) this.mails.post(user, emailChange);
    return toProfile(await this.userOf(caller));
  }

  /** The same for the website, which has its own limits and sends the mail itself. */
  async changeOnWebsite(
    userId: UserId,
    changes: ProfileChangesDto,
    { address, loggedInAt, isSecondFactorShown }: WebsiteVisit,
  ): Promise<EmailChange | undefined> {
    const user = await this.userOf({ subject: userId });
    return this.changeUser(user, changes, {
      by: { userId, name: user.username, client: null, address },
      origin: 'website',
      judge: unthrottled,
      loginAge: ageOf(loggedInAt),
      isSecondFactorShown,
    });
  }

  /** Throws unless the user has logged in within five minutes, or gives the current password; with a second factor, if any. */
  async proveOnWebsite(
    userId: UserId,
    oldPassword: string,
    { address, loggedInAt, isSecondFactorShown }: WebsiteVisit,
  ): Promise<User> {
    const user = await this.userOf({ subject: userId });
    await this.requireProof(user, oldPassword, {
      by: { userId, name: user.username, client: null, address },
      origin: 'website',
      judge: unthrottled,
      loginAge: ageOf(loggedInAt),
      isSecondFactorShown,
    });
    return user;
  }

  private async originOf({ subject, client }: Claims): Promise<CredentialChangeRequest['origin']> {
    const status =
      client === undefined ? undefined : await this.accessRecords.ofAdministrator(subject, client);
    return status?.isOfficial === true ? 'first-party client' : 'third-party client';
  }

  private async changeUser(
    user: User,
    { username, name, ...wanted }: ProfileChangesDto,
    circumstances: ChangeContext,
  ): Promise<EmailChange | undefined> {
    if (username && username !== user.username)
      throw notValid({ argument: 'Username', reason: 'can not be changed' });
    const credentials = await this.credentialsFor(user, wanted, circumstances);
    const changes = { ...(name !== undefined && { name }), ...credentials };
    const undo = newUndoLink();
    const replaced = await this.users.change(user.id, changes, circumstances.by, undo);
    return replaced && emailChange(replaced.email, replaced.hasUndoLink ? undo : undefined);
  }

  /** The new address and password, after the proof; empty when both are unchanged. */
  private async credentialsFor(
    user: User,
    { email, password, old_password }: Omit<ProfileChangesDto, 'username' | 'name'>,
    circumstances: ChangeContext,
  ): Promise<Pick<UserChanges, 'email' | 'password' | 'proven'>> {
    const { id, email: known } = user;
    const isAnother = isGiven(email) && email !== known;
    if (!isAnother && !isGiven(password)) return {};
    if (isGiven(password)) this.passwordRules.require(password);
    const proven = await this.requireProof(user, old_password ?? '', circumstances);
    return {
      ...(isAnother && { email }),
      ...(isGiven(password) && { password: await this.passwords.hash(password, id) }),
      proven,
    };
  }

  /** Resolves with the hash of the proven password, if any; throws without a valid proof. */
  private async requireProof(
    { id, hasSecondFactor }: User,
    oldPassword: string,
    { by, origin, judge, loginAge, isSecondFactorShown }: ChangeContext,
  ): Promise<string | undefined> {
    const decide = (password: CredentialChangeRequest['password']) =>
      decideCredentialChange({ origin, password, loginAge, hasSecondFactor, isSecondFactorShown });
    // No password is tried that could not decide.
    const isTried = oldPassword !== '' && ['allowed', 'proof_needed'].includes(decide('absent'));
    const hash = await this.users.passwordHashOf(id);
    const isRight = isTried && (await judge(id, () => this.passwords.isRight(oldPassword, hash, id)));
    if (isTried && !isRight)
      this.failures.note({ userId: id, address: by.address ?? '', method: 'old_passwords' }, Date.now());
    const decision = decide(!isTried ? 'absent' : isRight ? 'right' : 'wrong');
    if (decision !== 'allowed') throw denials[decision]();
    return isRight ? hash : undefined;
  }

  private async userOf({ subject }: Pick<Claims, 'subject'>): Promise<User> {
    const user = await this.users.find(subject as UserId);
    if (!user) throw userNotFound({ username: subject });
    return user;
  }
}
