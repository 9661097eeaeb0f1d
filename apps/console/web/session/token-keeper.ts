import type { TokenServer, Tokens } from './token-server.js';

/**
 * `opening`: nobody can tell yet whether the browser is logged in. `ended`: somebody was signed in and is to sign in again;
 * what they do waits.
 */
export type Login = 'none' | 'opening' | 'open' | 'ended';

interface Narrow {
  readonly token: Promise<string | Response>;
  /** Unix milliseconds. */
  readonly until: number;
}

/** A token this close to its end is not sent any more, in milliseconds. */
const margin = 30_000;
/** How many narrow tokens are kept; the oldest goes first. */
const most = 100;

/**
 * Keeps the tokens of one login, renews them, and narrows them to one scope where an API wants that. Who asks while
 * the login is over waits until it is open again, so that work goes on where it stopped.
 */
export class TokenKeeper {
  private tokens: Tokens | undefined;
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

  /** Calls back at every change of the state; the answer ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Waits for a login that is under way; without tokens from it nobody is signed in. */
  async open(login: Promise<Tokens | undefined>): Promise<void> {
    this.change('opening');
    const tokens = await login;
    if (this.login !== 'opening') return;
    if (tokens) this.accept(tokens);
    else this.change('none');
  }

  /** Begins or continues with these tokens. */
  accept(tokens: Tokens): void {
    this.tokens = tokens;
    this.narrow.clear();
    this.change('open');
    for (const proceed of this.waiting.splice(0)) proceed();
  }

  /** A token for everything, or for one scope; the answer of the server when it rejects that scope. */
  async token(scope?: string): Promise<string | Response> {
    const { accessToken, expires } = await this.current();
    if (scope === undefined) return accessToken;
    const kept = this.narrow.get(scope);
    if (kept && kept.until - margin > this.now()) return kept.token;
    return this.narrowed(scope, accessToken, expires);
  }

  /** What to do when a token was rejected although it should be good: the next one is a new one. */
  reject(scope?: string): void {
    if (scope !== undefined && this.narrow.delete(scope)) return;
    if (this.tokens) this.tokens = { ...this.tokens, expires: 0 };
  }

  /** Forgets the tokens, and ends the login at the server as far as that can be reached; the page is to be left then. */
  async signOut(): Promise<void> {
    const { tokens } = this;
    this.tokens = undefined;
    this.narrow.clear();
    if (tokens) await this.server.revoke(tokens.refreshToken);
  }

  private narrowed(scope: string, accessToken: string, until: number): Promise<string | Response> {
    const [oldest] = this.narrow.keys();
    if (oldest !== undefined && this.narrow.size >= most) this.narrow.delete(oldest);
    const token = this.server.restrict(accessToken, scope);
    this.narrow.set(scope, { token, until });
    // A rejection or an outage says nothing about the next time.
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

  private untilOpen(): Promise<void> {
    return new Promise((resolve) => void this.waiting.push(resolve));
  }

  private change(login: Login): void {
    this.login = login;
    for (const listener of this.listeners) listener();
  }
}
