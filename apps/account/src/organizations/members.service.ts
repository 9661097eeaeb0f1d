import { Injectable } from '@nestjs/common';
import {
  memberNotFound,
  type Membership,
  type OrganizationId,
  requireMembershipChange,
  type Username,
} from '@fieldpost/domain';
import { actorOf, type Admitted } from '../access/actor.js';
import { type MemberAssignment, OrganizationMembers } from './members.repository.js';
import type { MemberDto } from './organizations.operations.js';

@Injectable()
export class MembersService {
  constructor(private readonly members: OrganizationMembers) {}

  /** E-mail addresses only with the right to manage members. */
  async list({ subject }: Admitted, id: OrganizationId): Promise<readonly MemberDto[]> {
    const members = await this.members.list(id);
    const seesEmail = members
      .find(({ userId }) => userId === subject)
      ?.rights.includes('organization:members');
    return members.map(({ username, email, role, rights, loginProvider }) => ({
      username,
      ...(seesEmail === true && { email }),
      role,
      rights,
      ...(loginProvider !== null && { login_provider: loginProvider }),
    }));
  }

  async get(caller: Admitted, id: OrganizationId, username: Username): Promise<MemberDto> {
    const found = (await this.list(caller, id)).find((member) => member.username === username);
    if (!found) throw memberNotFound({ username });
    return found;
  }

  put(caller: Admitted, id: OrganizationId, username: Username, membership: Membership): Promise<void> {
    return this.change(caller, id, { username, membership });
  }

  remove(caller: Admitted, id: OrganizationId, username: Username): Promise<void> {
    return this.change(caller, id, { username, membership: undefined });
  }

  private change(caller: Admitted, id: OrganizationId, assignment: MemberAssignment): Promise<void> {
    const editor = { userId: caller.subject, organizationId: id };
    return this.members.change(id, assignment, actorOf(caller), (members, change) =>
      requireMembershipChange(members, change, editor),
    );
  }
}
