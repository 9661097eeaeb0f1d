import type { account } from '@fieldpost/contracts';
import { LoginProvidersClient } from '@fieldpost/internal-clients';
import { type Account, type Answered, goodPassword, secret } from './account.js';
import { Production } from './production.js';
import { idOf } from './verified-users.js';

const issuer = 'https://login.corp.example';
const path = '/api/v2/login-providers';

/** Responsible for a domain, and with groups. */
const corp = {
  ...{ id: 'corp', name: 'Corp', issuer, client_id: 'fieldpost', email_domains: ['corp.example'] },
  ...{ creates_users: true, groups_claim: 'groups', administrator_groups: ['admins'] },
};
/** The same for everybody. */
const open = { ...corp, id: 'open', email_domains: [], administrator_groups: [] };

/** A person at the provider `corp`, with an address of its domain that it asserts. */
export const person = (name: string, more: account.ProviderIdentity = {}): account.ProviderIdentity => ({
  ...{ provider: 'corp', issuer, subject: `subject of ${name}`, username: name },
  ...{ email: `${name}@corp.example`, email_verified: true, first_name: 'Ann', last_name: 'Other' },
  ...more,
});

/** An installation for production with two login providers. */
export class CompanyLogins {
  readonly providers: LoginProvidersClient;

  private constructor(readonly production: Production) {
    this.providers = new LoginProvidersClient(production.app.internalAddress, secret);
  }

  static async start(): Promise<CompanyLogins> {
    const logins = new CompanyLogins(await Production.start());
    for (const provider of [corp, open]) await logins.add(provider);
    return logins;
  }

  get app(): Account {
    return this.production.app;
  }

  add(provider: object = corp): Promise<Answered> {
    return this.production.byRoot('POST', path, { body: provider });
  }

  change(changes: object): Promise<Answered> {
    return this.production.byRoot('PATCH', `${path}/corp`, { body: changes });
  }

  remove(): Promise<Answered> {
    return this.production.byRoot('DELETE', `${path}/corp`);
  }

  resolve(identity: account.ProviderIdentity, create = false): Promise<account.ResolvedIdentity__Output> {
    return this.providers.resolveIdentity({ identity, create, address: '192.0.2.7' });
  }

  /** The id of a new user with this address and a password. */
  async localUser(username: string, { email = `${username}@corp.example`, isVerified = true } = {}) {
    const body = { email, password: goodPassword, email_verified: isVerified };
    await this.production.byRoot('PUT', `/api/v2/users/${username}/registration`, { body });
    return idOf(this.app, username);
  }

  /** A user's token for organizations. */
  asMember(userId: string): string {
    return this.app.sign({ sub: userId, type: 'user', scope: ['organizations'] });
  }

  async userOf(username: string): Promise<Record<string, unknown>> {
    const { body } = await this.production.byRoot('GET', `/api/v2/users/${username}`);
    return body as Record<string, unknown>;
  }

  async linksOf(userId: string): Promise<readonly account.LinkedLogin__Output[]> {
    return (await this.providers.listLinkedLogins({ user_id: userId })).logins;
  }

  async stop(): Promise<void> {
    this.providers.onModuleDestroy();
    await this.app.stop();
  }
}
