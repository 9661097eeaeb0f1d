import type { AppId } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import {
  type BrokerLogin,
  BrokerLogins,
} from '../../src/api/broker-authentication/broker-logins.repository.js';

/** Logins without a database and without a bound; `silent` is how many of them nobody asked about for too long. */
export class BrokerLoginsMemory extends BrokerLogins {
  readonly logins: BrokerLogin[] = [];
  private readonly appOfClientId = new Map<string, AppId>();
  silent = 0;
  isAway = false;

  async remember(login: BrokerLogin): Promise<void> {
    this.logins.unshift(login);
  }

  async find(appId: AppId, clientId: string): Promise<BrokerLogin | undefined> {
    return this.logins.find((login) => login.appId === appId && login.clientId === clientId);
  }

  async reserveClientId(appId: AppId, clientId: string): Promise<boolean> {
    if (!this.appOfClientId.has(clientId)) this.appOfClientId.set(clientId, appId);
    return this.appOfClientId.get(clientId) === appId;
  }

  async removeSilent(most: number): Promise<number> {
    if (this.isAway) throw unavailable({ what: 'database' });
    const removed = Math.min(most, this.silent);
    this.silent -= removed;
    return removed;
  }
}
