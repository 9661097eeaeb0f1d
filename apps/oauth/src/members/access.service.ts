import { Injectable } from '@nestjs/common';
import { AuthorizedClientsService } from '../consent/authorized-clients.service.js';
import { RememberedDevices } from '../sessions/remembered-devices.js';
import { Sessions } from '../sessions/sessions.repository.js';
import type { PageResult } from '../sessions/visit.js';
import { clientsPage } from './clients.page.js';
import type { ClientForm, SessionForm } from './members.dto.js';
import { sessionsPage } from './sessions.page.js';
import type { Member } from './members.service.js';

/** Shows and ends sessions and consents of the user. */
@Injectable()
export class AccessService {
  constructor(
    private readonly sessions: Sessions,
    private readonly clients: AuthorizedClientsService,
    private readonly devices: RememberedDevices,
  ) {}

  async showSessions({ visitor, session, now }: Member): Promise<PageResult> {
    const known = await this.sessions.listOf(session.userId, new Date(now));
    // Older sessions ended with a change of the password.
    const sessions = known.filter(({ validAfter }) => validAfter >= session.validAfter);
    const view = { formToken: visitor.formToken, own: session.digest, sessions };
    return { visitor, page: sessionsPage(view) };
  }

  /** The device of an ended session may be remembered, so that the next login needs a second factor everywhere. */
  async endSession({ visitor, session, now }: Member, { session: ended }: SessionForm): Promise<PageResult> {
    await this.devices.forget(session.userId, now);
    if (ended === '') await this.sessions.removeOthers(session.userId, session.digest);
    else await this.sessions.removeOf(session.userId, ended);
    return { visitor, to: '/users/sessions' };
  }

  async showClients({ visitor, session }: Member): Promise<PageResult> {
    const clients = await this.clients.list(session.userId, undefined);
    return { visitor, page: clientsPage(visitor.formToken, clients) };
  }

  async withdraw({ visitor, session }: Member, { client }: ClientForm): Promise<PageResult> {
    await this.clients.revoke(session.userId, client);
    return { visitor, to: '/users/clients' };
  }
}
