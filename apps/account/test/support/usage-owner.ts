import type { account } from '@fieldpost/contracts';
import type { AccountRegistryClient } from '@fieldpost/internal-clients';
import type { Account } from './account.js';

/** Account, and its internal API. */
export interface RunningAccount {
  readonly app: Account;
  readonly registry: AccountRegistryClient;
}

/** A user with applications, and the handlers that report them. */
export class UsageOwner {
  private token = '';

  constructor(
    private readonly running: RunningAccount,
    readonly name: string,
  ) {}

  /** The id of the application with this number. */
  id(number: number): string {
    return `${this.name}-${number}`;
  }

  async register(applications: number): Promise<this> {
    const { app } = this.running;
    const as = await app.user(this.name);
    for (let number = 1; number <= applications; number += 1) {
      const id = this.id(number);
      await app.call('POST', '/api/v2/applications', { as, body: { id, name: id } });
    }
    this.token = await app.login(this.name);
    return this;
  }

  /** A report of the handler with this number. */
  report(handler: number, applications: account.ApplicationUsage[], range: object = {}): Promise<void> {
    const request = { handler: `${this.name}-h${handler}`, after: '', through: '', applications, ...range };
    return this.running.registry.reportUsage(request);
  }

  async read(path: string): Promise<{ readonly status: number; readonly body: unknown }> {
    return this.running.app.call('GET', `/api/v2/${path}`, { as: this.token });
  }

  async reported(): Promise<object> {
    return ((await this.read('users/me/usage')).body as { readonly reported: object }).reported;
  }

  async applications(query = ''): Promise<readonly { readonly id: string; readonly reported: object }[]> {
    const { body } = await this.read(`users/me/usage/applications${query}`);
    return body as readonly { readonly id: string; readonly reported: object }[];
  }
}
