import { Injectable } from '@nestjs/common';
import type { Username } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { Tokens } from '@fieldpost/internal-clients';
import { actorOf, type Admitted } from '../access/actor.js';
import { AuditLog } from '../audit/audit-log.repository.js';
import { type List, listWith } from '../lists/list.js';
import { userNotFound } from '../users/users.errors.js';
import type { User } from '../users/users.repository.js';
import { measuresFor } from './administration.rules.js';
import { type UserChangesDto, toUserDto, type UsersQuery } from './administered-users.dto.js';
import { AdministeredUsers } from './administered-users.repository.js';
import type { UserDto } from './administered-users.operations.js';

/** Per user and response. */
const maxCollaborations = 1000;

/** Lets administrators see and change users. */
@Injectable()
export class AdministeredUsersService {
  constructor(
    private readonly users: AdministeredUsers,
    private readonly tokens: Tokens,
    private readonly auditLog: AuditLog,
  ) {}

  list({ page, ...search }: UsersQuery): List<UserDto> {
    return listWith((user: User) => toUserDto(user), page)(this.users.list(search));
  }

  async get(username: Username): Promise<UserDto> {
    const user = await this.find(username);
    return toUserDto(user, await this.users.collaborationsOf(user, maxCollaborations));
  }

  async change(caller: Admitted, username: Username, wanted: UserChangesDto): Promise<UserDto> {
    const changed = await this.users.change(username, actorOf(caller), (user, administrators) =>
      measuresFor(user, wanted, { by: caller.subject, administrators }),
    );
    if (!changed) throw userNotFound({ username });
    return toUserDto(changed);
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
