import type { Account, Answered } from './account.js';

export const organizations = '/api/v2/organizations';

/** Calls about organizations, each with a token as oauth makes it. */
export class Organizations {
  private teams = 0;

  constructor(private readonly app: Account) {}

  /** An organization of ann with a member of each role, and an application that was created for it. */
  async team(): Promise<{ readonly id: string; readonly appId: string }> {
    this.teams += 1;
    const [id, appId] = [`org-${this.teams}`, `app-${this.teams}`];
    await this.create(id, 'ann');
    await this.member(id, 'ann', 'max', { role: 'manager' });
    await this.member(id, 'ann', 'dev', { role: 'developer' });
    await this.member(id, 'ann', 'vic', { role: 'viewer' });
    const made = await this.application(appId, id, 'max');
    if (made.status !== 201) throw new Error(made.text);
    return { id, appId };
  }

  /** A user's token for organizations and these other scopes. */
  token(username: string, ...scopes: string[]): Promise<string> {
    return this.app.login(username, 'organizations', ...scopes);
  }

  /** A new organization of a user who is registered. */
  async create(id: string, owner: string): Promise<Answered> {
    const as = await this.token(owner);
    return this.app.call('POST', organizations, { as, body: { id, name: id } });
  }

  /** A change of a member, by another one; without a membership a removal. */
  async member(id: string, by: string, username: string, body?: object): Promise<Answered> {
    const as = await this.token(by);
    const path = `${organizations}/${id}/members/${username}`;
    return this.app.call(body ? 'PUT' : 'DELETE', path, { as, body });
  }

  /** A new application of the organization. */
  async application(id: string, organization: string, creator: string): Promise<Answered> {
    const as = await this.token(creator, 'apps');
    return this.app.call('POST', '/api/v2/applications', { as, body: { id, name: id, organization } });
  }

  /** The rights of an organization on an application, given by a collaborator; without rights a removal. */
  async share(id: string, by: string, organization: string, rights?: readonly string[]): Promise<Answered> {
    const as = await this.token(by, `apps:${id}`);
    const path = `/api/v2/applications/${id}/organizations/${organization}`;
    return this.app.call(rights ? 'PUT' : 'DELETE', path, { as, body: rights });
  }

  /** The rights on an application in a new token; undefined when the user gets none for it. */
  async rightsOn(id: string, username: string): Promise<readonly string[] | undefined> {
    const client = { id: 'fieldpost-demo', secret: 'fieldpost-demo', known: false };
    const asked = { client, username, password: 'three green antennas', scopes: [`apps:${id}`] };
    const { apps } = await this.app.internalApi.grantForPassword(asked);
    return apps[id]?.rights;
  }
}
