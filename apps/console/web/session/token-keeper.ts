import type { TokenServer, Tokens } from './token-server.js';

/**
 * `opening`: not known yet whether the browser is logged in. `ended`: the login has ended, and calls wait for
 * a new one. `replaced`: another user has logged in, for whom the page is loaded anew. `out`: the user has logged out.
 * `kept`: they have, and their page with unsaved changes is kept for them; calls wait for a new login.
 */
export type Login = 'none' | 'opening' | 'open' | 'ended' | 'replaced' | 'out' | 'kept';

interface Narrow {
  readonly token: Promise<string | Response>;
  /** Unix milliseconds. */
  readonly until: number;
}

/** Tokens are renewed this long before they expire, in milliseconds. */
const margin = 30_000;
/** Maximum of cached restricted tokens; the oldest is dropped. */
const most = 100;

/**
 * Holds the tokens of one login, renews them, and restricts them to one scope where an API needs that. After
 * the login has ended, calls wait for a new one.
 */
export class TokenKeeper {
  private tokens: Tokens | undefined;
  /** How often the user has logged out. */
  private logouts = 0;
  private lastUser: string | undefined;
  private login: Login = 'none';
  private renewal: Promise<void> | undefined;
  private readonly narrow = new Map<string, Narrow>();
  private readonly waiting: (() => void)[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly server: TokenServer,
    private readonly now: () => number,
  ) {}

  readonly state = (): Login => this.login;

  /** Id of the user of the login, also after it has ended. */
  readonly user = (): string | undefined => this.lastUser;

  /** Calls back on every change of state. Returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Waits for a login in progress; without its tokens there is no login. */
  async open(login: Promise<Tokens | undefined>): Promise<void> {
    this.change('opening');
    const tokens = await login;
    if (this.login !== 'opening') return;
    if (tokens) this.accept(tokens);
    else this.change('none');
  }

  /** Starts or continues a login with these tokens. Those of another user are not used: what one user began is not done as another. */
  accept(tokens: Tokens): void {
    if (this.lastUser !== undefined && this.lastUser !== tokens.user) return this.replace(tokens);
    this.tokens = tokens;
    this.lastUser = tokens.user;
    this.narrow.clear();
    this.change('open');
    for (const proceed of this.waiting.splice(0)) proceed();
  }

  /** A token for all scopes, or for those of the text; the response of the server when it rejects that scope. */
  async token(scope?: string): Promise<string | Response> {
    const { logouts } = this;
    const { accessToken, expires } = await this.current();
    if (scope === undefined) return accessToken;
    const kept = this.narrow.get(scope);
    const isValid = kept && kept.until - margin > this.now();
    const token = await (isValid ? kept.token : this.narrowed(scope, accessToken, expires));
    // The login may have ended meanwhile, and another one begun.
    return logouts === this.logouts ? token : this.token(scope);
  }

  /** Discards a token that an API rejected, so that the next call gets a new one. */
  reject(scope?: string): void {
    if (scope !== undefined && this.narrow.delete(scope)) return;
    if (this.tokens) this.tokens = { ...this.tokens, expires: 0 };
  }

  /** Discards all restricted tokens, since the rights in them may have changed: one may name several entities. */
  dropRestricted(): void {
    this.narrow.clear();
  }

  /**
   * Deletes the tokens and revokes the login if the server is reachable. The caller leaves the page
   * afterwards, or has it kept.
   */
  async signOut(login: 'out' | 'kept' = 'out'): Promise<void> {
    const { tokens } = this;
    this.tokens = undefined;
    this.logouts += 1;
    this.narrow.clear();
    this.change(login);
    if (tokens) await this.server.revoke(tokens.refreshToken);
  }

  private narrowed(scope: string, accessToken: string, until: number): Promise<string | Response> {
    const [oldest] = this.narrow.keys();
    if (oldest !== undefined && this.narrow.size >= most) this.narrow.delete(oldest);
    const token = this.server.restrict(accessToken, scope);
    this.narrow.set(scope, { token, until });
    // Failures are not cached.
    const forget = () => {
      if (this.narrow.get(scope)?.token === token) this.narrow.delete(scope);
    };
    token.then((answer) => typeof answer !== 'string' && forget(), forget);
    return token;
  }

  private async current(): Promise<Tokens> {
    for (;;) {
      const { tokens } = this;
      if (!tokens) await this.untilOpen();
      else if (tokens.expires - margin > this.now()) return tokens;
      else await (this.renewal ??= this.renew(tokens).finally(() => (this.renewal = undefined)));
    }
  }

  private async renew(tokens: Tokens): Promise<void> {
    const renewed = await this.server.renew(tokens.refreshToken);
    // Somebody signed in or out meanwhile: that counts.
    if (this.tokens?.refreshToken !== tokens.refreshToken) return;
    if (renewed !== 'ended') return this.accept(renewed);
    this.tokens = undefined;
    this.change('ended');
  }

  /** Neither login is continued on this page: both are revoked. */
  private replace(others: Tokens): void {
    for (const login of [this.tokens, others])
      if (login) this.server.revoke(login.refreshToken).catch(() => undefined);
    this.tokens = undefined;
    this.narrow.clear();
    this.change('replaced');
  }

  private untilOpen(): Promise<void> {
    return new Promise((resolve) => void this.waiting.push(resolve));
  }

  private change(login: Login): void {
    this.login = login;
    for (const listener of this.listeners) listener();
  }
}
