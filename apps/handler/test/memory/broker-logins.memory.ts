import type { AppId } from '@fieldpost/domain';
import { type BrokerLogin, BrokerLogins } from '../../src/broker-authentication/broker-logins.repository.js';

/** Logins without a database and without a bound. */
export class BrokerLoginsMemory extends BrokerLogins {
  readonly logins: BrokerLogin[] = [];

  async remember(login: BrokerLogin): Promise<void> {
    this.logins.unshift(login);
  }

  async find(appId: AppId, clientId: string): Promise<BrokerLogin | undefined> {
    return this.logins.find((login) => login.appId === appId && login.clientId === clientId);
  }
}
