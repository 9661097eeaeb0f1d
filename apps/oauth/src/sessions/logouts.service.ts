import { Injectable } from '@nestjs/common';
import { WebsiteActions } from '../account/website-actions.js';
import type { Visit } from './visit.js';
import { type Visitor, VisitorsService } from './visitors.service.js';

/** Logouts that a user has asked for. */
@Injectable()
export class LogoutsService {
  constructor(
    private readonly visitors: VisitorsService,
    private readonly actions: WebsiteActions,
  ) {}

  /** Ends the session and writes that to the history of its user, once. `client` is the one that has asked for it, if any. */
  async logOut({ visitor, address }: Visit, client = ''): Promise<Visitor> {
    const { visitor: loggedOut, hasEnded } = await this.visitors.endSession(visitor);
    const { session } = visitor;
    if (session && hasEnded)
      await this.actions.record({
        action: 'LOGGED_OUT',
        user_id: session.userId,
        client_id: client,
        address,
      });
    return loggedOut;
  }
}
