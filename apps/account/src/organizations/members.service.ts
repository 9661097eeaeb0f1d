import { Injectable, Logger } from '@nestjs/common';
import {
  memberNotFound,
  type Membership,
  type OrganizationId,
  requireMembershipChange,
  type Username,
} from '@fieldpost/domain';
import { TokensClient } from '@fieldpost/internal-clients';
import { actorOf, type Admitted } from '../access/actor.js';
import { type AddedUser, type MemberAssignment, OrganizationMembers } from './members.repository.js';
import type { MemberDto } from './organizations.operations.js';

@Injectable()
export class MembersService {
  private readonly logger = new Logger('Members');

  constructor(
    private readonly members: OrganizationMembers,
    private readonly tokens: TokensClient,
  ) {}

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

  async put(caller: Admitted, id: OrganizationId, username: Username, membership: Membership): Promise<void> {
    const added = await this.change(caller, id, { username, membership });
    if (added?.isEmailValid) this.mailMembership(added, id);
  }

  async remove(caller: Admitted, id: OrganizationId, username: Username): Promise<void> {
    await this.change(caller, id, { username, membership: undefined });
  }

  /** Sends the user a mail in the background, to a verified address only: another one may be that of a stranger. */
  private mailMembership({ username, email, addedBy }: AddedUser, organization: string): void {
    void this.tokens
      .mailMembership({ username, email, organization, added_by: addedBy })
      .catch((error: unknown) =>
        this.logger.warn(`the mail about the membership of ${username} was not sent: ${String(error)}`),
      );
  }

  private change(
    caller: Admitted,
    id: OrganizationId,
    assignment: MemberAssignment,
  ): Promise<AddedUser | undefined> {
    const editor = { userId: caller.subject, organizationId: id };
    return this.members.change(id, assignment, actorOf(caller), (members, change) =>
      requireMembershipChange(members, change, editor),
    );
  }
}
