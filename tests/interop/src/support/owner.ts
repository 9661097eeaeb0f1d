import { randomBytes } from 'node:crypto';
import { AccountClient, bearer } from '@fieldpost/testing';
import type { OauthBench, Visitor } from './oauth-bench.js';

/** A name that nothing else has. */
export const fresh = (what: string): string => `${what}-${randomBytes(4).toString('hex')}`;

/** A user with an application, as the owner of clients. */
export class Owner {
  private constructor(
    readonly visitor: Visitor,
    readonly appId: string,
    private readonly api: AccountClient,
  ) {}

  static async create(bench: OauthBench): Promise<Owner> {
    const visitor = await bench.visitor();
    const account = new AccountClient(bench.account);
    const general = account.as(bearer(await account.passwordToken(visitor.person)));
    const appId = fresh('app');
    await general.send('POST', '/api/v2/applications', { id: appId, name: appId });
    // Another token, which names the application.
    return new Owner(visitor, appId, account.as(bearer(await account.passwordToken(visitor.person))));
  }

  /** The secret of a new client; undefined for a public one. */
  async register(name: string, more: object): Promise<string | undefined> {
    const body = { name, scope: ['openid', 'profile', 'apps'], ...more };
    const made = await this.api.send('POST', '/api/v2/clients', body);
    if (made.status !== 201) throw new Error(`the client is not registered: ${JSON.stringify(made.body)}`);
    return (made.body as { readonly secret?: string }).secret;
  }

  async give(name: string, rights: readonly string[]): Promise<void> {
    const path = `/api/v2/applications/${this.appId}/clients/${name}`;
    const { status, body } = await this.api.send('PUT', path, rights);
    if (status !== 201) throw new Error(`the client gets no rights: ${JSON.stringify(body)}`);
  }
}
