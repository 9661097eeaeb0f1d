import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Username } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { TokensClient } from '@fieldpost/internal-clients';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { actorOf, type Admitted } from '../access/actor.js';
import { AuditLog } from '../audit/audit-log.repository.js';
import { type List, listWith } from '../lists/list.js';
import { userNotFound } from '../users/users.errors.js';
import { PasswordRules } from '../users/passwords/password-rules.js';
import { Passwords } from '../users/passwords/passwords.js';
import { type User, Users } from '../users/users.repository.js';
import { newUserId } from '../values/user-id.js';
import { emergencyAdministratorNeeded, notWaiting } from './administration.errors.js';
import { measuresFor } from './administration.rules.js';
import {
  type CreatedUserDto,
  type UserChangesDto,
  toUserDto,
  type UsersQuery,
} from './administered-users.dto.js';
import { AdministeredUsers } from './administered-users.repository.js';
import type { UserDto } from './administered-users.operations.js';

/** Per user and response. */
const maxCollaborations = 1000;

/** Lets administrators see and change users. */
@Injectable()
export class AdministeredUsersService {
  private readonly logger = new Logger('AdministeredUsers');

  constructor(
    private readonly users: AdministeredUsers,
    private readonly tokens: TokensClient,
    private readonly auditLog: AuditLog,
    private readonly allUsers: Users,
    private readonly passwords: Passwords,
    private readonly passwordRules: PasswordRules,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  list({ page, ...search }: UsersQuery): List<UserDto> {
    return listWith((user: User) => toUserDto(user), page)(this.users.list(search));
  }

  async get(username: Username): Promise<UserDto> {
    const user = await this.find(username);
    return toUserDto(user, await this.users.collaborationsOf(user, maxCollaborations));
  }

  async change(caller: Admitted, username: Username, wanted: UserChangesDto): Promise<UserDto> {
    let isApproval = false;
    const { limits } = wanted;
    const emergencyAdministrator = this.settings.ACCOUNT_EMERGENCY_ADMINISTRATOR;
    const change = { by: actorOf(caller), limits };
    const changed = await this.users.change(username, change, (user, administrators) => {
      const measures = measuresFor(user, wanted, {
        ...{ by: caller.subject, administrators, emergencyAdministrator },
      });
      isApproval = measures.some(({ action }) => action === 'user.approved');
      return measures;
    });
    if (!changed) throw userNotFound({ username });
    if (isApproval) this.mailApproval(changed);
    return toUserDto(changed);
  }

  /** Tells the user by mail, in the background: without the mail the user is approved all the same. */
  private mailApproval({ username, email }: User): void {
    void this.tokens
      .mailApproval({ username, email })
      .catch((error: unknown) =>
        this.logger.warn(`the mail about the approval of ${username} was not sent: ${String(error)}`),
      );
  }

  async create(
    caller: Admitted,
    username: Username,
    { email, password, email_verified: isEmailValid }: CreatedUserDto,
  ): Promise<UserDto> {
    this.passwordRules.require(password);
    const by = actorOf(caller);
    const user = {
      id: newUserId(randomBytes),
      ...{ username, email, isEmailValid, passwordHash: await this.passwords.hash(password, caller.subject) },
    };
    return toUserDto(await this.allUsers.add(user, { by }));
  }

  /** Rejects a registration. */
  async rejectRegistration(caller: Admitted, username: Username): Promise<void> {
    const { isAdmin } = await this.find(username);
    if (isAdmin && username === this.settings.ACCOUNT_EMERGENCY_ADMINISTRATOR)
      throw emergencyAdministratorNeeded({ username });
    if (await this.users.removeUnapproved(username, actorOf(caller))) return;
    throw notWaiting({ username });
  }

  /** Mails a link for a new password to the user; the administrator does not see it. */
  async mailPasswordReset(caller: Admitted, username: Username): Promise<void> {
    const { id, isEmailValid } = await this.find(username);
    if (!isEmailValid)
      throw notValid({ argument: 'Email', reason: 'is not verified, so no link is mailed to it' });
    await this.tokens.mailPasswordReset({ username });
    await this.auditLog.add(actorOf(caller), { kind: 'users', id, action: 'user.reset_mailed' });
  }

  private async find(username: Username): Promise<User> {
    const user = await this.users.find(username);
    if (!user) throw userNotFound({ username });
    return user;
  }
}
