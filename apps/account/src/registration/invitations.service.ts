import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { noOrganizationRight } from '@fieldpost/domain';
import { TokensClient } from '@fieldpost/internal-clients';
import { digestOf } from '@fieldpost/persistence';
import { rightNotHeld } from '../collaborators/collaborators.errors.js';
import { managingRights } from '../collaborators/collaborators.rules.js';
import { actorOf, type Admitted } from '../access/actor.js';
import { type List, listWith } from '../lists/list.js';
import { newLinkSecret } from '../users/email-change.js';
import { Invitations } from './invitations.repository.js';
import type { InvitedMembership, InvitedRights } from './invited-rights.js';
import { type InvitationsQuery, type NewInvitationDto, toInvitationDto } from './invitations.dto.js';
import type { InvitationDto } from './invitations.operations.js';
import { invitationNotFound } from './registration.errors.js';

export const newInvitationId = (): string => `i_${randomBytes(16).toString('hex').toUpperCase()}`;

/** Invitations of administrators. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: Invitations,
    private readonly tokens: TokensClient,
  ) {}

  list({ page, ...search }: InvitationsQuery): List<InvitationDto> {
    return listWith(toInvitationDto, page)(this.invitations.list(search));
  }

  /** Stores the invitation before the mail is queued; without a mail server it is withdrawn again. */
  async create(caller: Admitted, wanted: NewInvitationDto): Promise<InvitationDto> {
    const { email, mail: isMailed, administrator: isAdministrator, rights, organizations, seconds } = wanted;
    await this.requireMemberships(caller.subject, organizations);
    await this.requireHeld(caller.subject, rights);
    // An invitation must not bypass the right that adding a collaborator needs.
    const shared = rights.map(({ kind, id }) => ({ kind, id, rights: [managingRights[kind]] }));
    await this.requireHeld(caller.subject, shared);
    const secret = newLinkSecret();
    const by = { ...actorOf(caller), userId: caller.subject };
    const stored = {
      id: newInvitationId(),
      digest: digestOf(secret),
      email,
      isMailed,
      isAdministrator,
      rights,
      organizations,
      seconds,
    };
    const invitation = await this.invitations.add(stored, by);
    try {
      const sent = {
        email: email ?? '',
        token: secret,
        seconds,
        invited_by: invitation.invitedBy,
        is_mailed: isMailed,
      };
      const { link } = await this.tokens.inviteUser(sent);
      return toInvitationDto(invitation, isMailed ? undefined : link);
    } catch (error) {
      await this.invitations.remove(invitation.id, by);
      throw error;
    }
  }

  async remove(caller: Admitted, id: string): Promise<void> {
    const by = { ...actorOf(caller), userId: caller.subject };
    if (!(await this.invitations.remove(id, by))) throw invitationNotFound({ id });
  }

  private async requireMemberships(userId: string, wanted: readonly InvitedMembership[]): Promise<void> {
    const [missing] = await this.invitations.membershipsNotHeld(userId, wanted);
    if (missing) throw noOrganizationRight({ right: 'organization:members', id: missing.id });
  }

  private async requireHeld(userId: string, wanted: readonly InvitedRights[]): Promise<void> {
    const [missing] = await this.invitations.rightsNotHeld(userId, wanted);
    if (missing) throw rightNotHeld({ right: missing.rights.join(', ') });
  }
}
