import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { scopesByDefault } from '@fieldpost/domain';
import { AccountClient } from '@fieldpost/internal-clients';
import { digestOf } from '@fieldpost/persistence';
import { networkOf } from '@fieldpost/transport';
import { WebsiteActions } from '../account/website-actions.js';
import { PermissionsService } from '../authorize/permissions.service.js';
import { DeviceCodes, type DeviceRequest } from '../device-codes/device-codes.repository.js';
import { UserCodeGuesses } from '../device-codes/user-code-guesses.js';
import { userCodeIn } from '../device-codes/user-codes.js';
import type { Member } from '../members/members.service.js';
import { type FormRejection, throttled } from '../pages/form.js';
import { notePage } from '../pages/note.page.js';
import { texts } from '../pages/texts.js';
import { loginEventOf } from '../sessions/sessions.repository.js';
import type { PageResult } from '../sessions/visit.js';
import { type Visitor, VisitorsService } from '../sessions/visitors.service.js';
import type { DeviceForm } from './device.dto.js';
import { codePage, deviceRequestPage } from './device.pages.js';

const { device: words } = texts;

/** A request that waits for the decision of the user, with its client. */
interface FoundRequest {
  readonly userCode: string;
  readonly request: DeviceRequest;
  readonly client: account.ClientDescription__Output;
}

const rejection = (text: string): FormRejection => ({
  status: 400,
  problems: [{ field: 'user_code', text }],
});

/** Lets users decide on the requests of devices. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly account: AccountClient,
    private readonly codes: DeviceCodes,
    private readonly guesses: UserCodeGuesses,
    private readonly permissions: PermissionsService,
    private readonly visitors: VisitorsService,
    private readonly actions: WebsiteActions,
  ) {}

  /**
   * The request of a code, or the form for the code. A link of another site fills in the form only, because wrong codes are
   * counted: it could use up the guesses of the user.
   */
  async show(member: Member, entered: string): Promise<PageResult> {
    const { visitor } = member;
    const { formToken } = visitor;
    if (entered === '' || member.isFromOtherSite) return { visitor, page: codePage({ formToken, entered }) };
    const found = await this.find(member, entered);
    if ('problems' in found) return { visitor, page: codePage({ formToken, entered, ...found }) };
    const { userCode, request, client } = found;
    const { address } = request;
    const scopes = request.scopes.length > 0 ? request.scopes : scopesByDefault(client.scopes);
    const isHere = request.network === networkOf(member.address);
    return { visitor, page: deviceRequestPage({ formToken, userCode, client, scopes, address, isHere }) };
  }

  /** The code alone, or the decision of the user. */
  async decide(member: Member, { user_code: entered, decision }: DeviceForm): Promise<PageResult> {
    const { visitor } = member;
    if (decision === '') return this.show(member, entered);
    const found = await this.find(member, entered);
    if ('problems' in found)
      return { visitor, page: codePage({ formToken: visitor.formToken, entered, ...found }) };
    return decision === 'allow' ? this.allow(member, found) : this.deny(member, found);
  }

  private async find(member: Member, entered: string): Promise<FoundRequest | FormRejection> {
    const userCode = userCodeIn(entered);
    if (userCode === undefined) return rejection(words.wrong);
    const { address, session, now } = member;
    try {
      const request = await this.guesses.during({ userId: session.userId, address }, () =>
        this.codes.findUndecided(digestOf(userCode), new Date(now)),
      );
      if (!request) return rejection(words.wrong);
      const client = await this.describe(request.clientId, session.userId);
      return client ? { userCode, request, client } : rejection(words.unavailable);
    } catch (error) {
      return throttled(error, words.throttled);
    }
  }

  /** Undefined for a client that is not available to the user (ADR 9). */
  private async describe(id: string, userId: string): Promise<account.ClientDescription__Output | undefined> {
    const { clients } = await this.account.describeClients({ ids: [id], user_id: userId });
    return clients.find((client) => client.id === id);
  }

  private async allow(member: Member, found: FoundRequest): Promise<PageResult> {
    const { visitor, session, now } = member;
    const { request, client } = found;
    const wanted = { scopes: request.scopes, grantType: 'device_code' } as const;
    const grant = await this.permissions.currentGrant(session, client, wanted);
    // The session has ended meanwhile; the page sends the user to the login.
    if (!grant) return { visitor: await this.visitors.logOut(visitor), to: '/users/device' };
    await this.permissions.remember(session, client, wanted, now);
    const isAllowed = await this.codes.allow(request, {
      userId: session.userId,
      validAfter: Number(grant.valid_after),
      consented: request.scopes.length > 0 ? null : scopesByDefault(client.scopes),
      login: loginEventOf(session),
    });
    if (!isAllowed) return gone(visitor, found);
    await this.record('DEVICE_ALLOWED', member, request);
    return { visitor, page: note(words.allowedTitle, words.allowed) };
  }

  private async deny(member: Member, found: FoundRequest): Promise<PageResult> {
    const { visitor } = member;
    if (!(await this.codes.deny(found.request))) return gone(visitor, found);
    await this.record('DEVICE_DENIED', member, found.request);
    return { visitor, page: note(words.deniedTitle, words.denied) };
  }

  private record(
    action: 'DEVICE_ALLOWED' | 'DEVICE_DENIED',
    { session, address }: Member,
    { clientId: client_id, address: device_address }: DeviceRequest,
  ): Promise<void> {
    return this.actions.record({ action, user_id: session.userId, address, client_id, device_address });
  }
}

/** Another decision came first, or the code has expired meanwhile. */
const gone = (visitor: Visitor, { userCode }: FoundRequest): PageResult => ({
  visitor,
  page: codePage({ formToken: visitor.formToken, entered: userCode, ...rejection(words.wrong) }),
});

const note = (title: string, text: string) => notePage({ title, text, link: ['/users', words.account] });
