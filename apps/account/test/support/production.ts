import { Account, type Answered, goodPassword, type Sent } from './account.js';

/** Name of the administrator. */
export const administrator = 'root';

/** An installation for production, with an administrator. */
export class Production {
  private constructor(
    readonly app: Account,
    readonly root: string,
  ) {}

  static async start(): Promise<Production> {
    const app = await Account.start({ FIELDPOST_MODE: 'production' });
    const user = `user create ${administrator} --email root@example.com --admin`;
    await app.adminWithInput(`${goodPassword}\n`, ...user.split(' '));
    const consoleClient =
      'client create console --scope profile --grant authorization_code --redirect-uri https://c.example/cb --official';
    await app.admin(...consoleClient.split(' '));
    await app.admin(...'client create cli --scope profile --grant password'.split(' '));
    return new Production(app, await tokenAt(app, administrator));
  }

  /** The token of a user for the console, which is an official client. */
  token(username: string, ...scopes: string[]): Promise<string> {
    return tokenAt(this.app, username, scopes);
  }

  setPolicy(body: object, as = this.root): Promise<Answered> {
    return this.app.call('PATCH', '/api/v2/registration', { as, body });
  }

  register(username: string, body: object = {}): Promise<Answered> {
    const user = { username, email: `${username}@example.com`, password: goodPassword, ...body };
    return this.app.call('POST', '/api/v2/users', { body: user });
  }

  logIn(username: string) {
    return this.app.internalApi.authenticateUser({ username, password: goodPassword });
  }

  invite(body: object, as = this.root): Promise<Answered> {
    return this.app.call('POST', '/api/v2/invitations', { as, body });
  }

  /** The secret of the last invitation. */
  get lastSecret(): string {
    return this.app.tokens.invited.at(-1)?.token ?? '';
  }

  /** A call of the administrator. */
  byRoot(method: string, path: string, sent: Sent = {}): Promise<Answered> {
    return this.app.call(method, path, { as: this.root, ...sent });
  }
}

async function tokenAt(app: Account, username: string, more: readonly string[] = []): Promise<string> {
  const [user] = await app.sql<{ id: string }>('select id from users where username = $1', [username]);
  return app.sign({
    sub: user?.id,
    type: 'user',
    scope: ['profile', 'apps', 'gateways', ...more],
    client: 'console',
  });
}
