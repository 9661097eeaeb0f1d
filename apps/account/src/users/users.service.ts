import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Claims, isSameEmail } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { type Actor, actorOf, type Admitted } from '../audit/actor.js';
import { AddressMails } from './address-mails.js';
import { PasswordAttempts } from './password-attempts.js';
import { requireGoodPassword } from './password-rules.js';
import { Passwords } from './passwords.js';
import { RegistrationThrottle } from './registration-throttle.js';
import { newUserId, type UserId } from './user-id.js';
import { type NewUserDto, type ProfileChangesDto, type ProfileDto, toProfile } from './users.dto.js';
import { oldPasswordWrong, userNotFound } from './users.errors.js';
import { type NewPassword, type User, Users } from './users.repository.js';

/** Asks whether it is the password of the user, or refuses to. */
type PasswordJudge = (id: UserId, isRight: () => Promise<boolean>) => Promise<boolean>;

/** The website throttles by itself. */
const unthrottled: PasswordJudge = (_id, isRight) => isRight();

@Injectable()
export class UsersService {
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly attempts: PasswordAttempts,
    private readonly registrations: RegistrationThrottle,
    private readonly mails: AddressMails,
  ) {}

  /** Through the API; the new address is to be verified. `address` is the caller's, empty when nobody knows it. */
  async register(body: NewUserDto, address: string): Promise<ProfileDto> {
    const user = await this.registerOnWebsite(body, address);
    this.mails.post(user);
    return toProfile(user);
  }

  /** The same for the website, which mails by itself. */
  async registerOnWebsite({ username, email, password }: NewUserDto, address: string): Promise<User> {
    requireGoodPassword(password);
    this.registrations.admit(address, Date.now());
    const passwordHash = await this.passwords.hash(password);
    const id = newUserId(randomBytes);
    return this.users.add({ id, username, email, passwordHash, ...(address !== '' && { address }) });
  }

  async profileOf(caller: Claims): Promise<ProfileDto> {
    return toProfile(await this.userOf(caller));
  }

  async change(caller: Admitted, changes: ProfileChangesDto): Promise<ProfileDto> {
    const before = await this.userOf(caller);
    await this.changeUser(before, changes, actorOf(caller), (id, isRight) =>
      this.attempts.judge(id, isRight),
    );
    const after = await this.userOf(caller);
    if (!isSameEmail(after.email, before.email)) this.mails.post(after, before.email);
    return toProfile(after);
  }

  /** The same for somebody who is logged in on the website, which throttles; `address` is where the browser is. */
  async changeOnWebsite(userId: UserId, changes: ProfileChangesDto, address: string): Promise<void> {
    const user = await this.userOf({ subject: userId });
    const by = { userId, name: user.username, client: null, address };
    await this.changeUser(user, changes, by, unthrottled);
  }

  private async changeUser(
    user: User,
    { username, email, name, ...passwords }: ProfileChangesDto,
    by: Actor,
    judge: PasswordJudge,
  ): Promise<void> {
    if (username && username !== user.username)
      throw notValid({ argument: 'Username', reason: 'can not be changed' });

    const password = await this.newPassword(user, passwords, judge);
    await this.users.change(
      user.id,
      {
        ...(email && { email }),
        ...(name !== undefined && { name }),
        ...(password && { password }),
      },
      by,
    );
  }

  /** Undefined when the password stays; a wrong old one is refused before anything is written. */
  private async newPassword(
    { id }: User,
    { old_password, password }: Pick<ProfileChangesDto, 'old_password' | 'password'>,
    judge: PasswordJudge,
  ): Promise<NewPassword | undefined> {
    if (password === undefined || password === null) return undefined;
    requireGoodPassword(password);
    const proven = await this.users.passwordHashOf(id);
    if (!(await judge(id, () => this.passwords.isRight(old_password ?? '', proven))))
      throw oldPasswordWrong();
    return { hash: await this.passwords.hash(password), proven };
  }

  private async userOf({ subject }: Pick<Claims, 'subject'>): Promise<User> {
    const user = await this.users.find(subject as UserId);
    if (!user) throw userNotFound({ username: subject });
    return user;
  }
}
