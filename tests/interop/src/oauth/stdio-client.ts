import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AuthorizationRequest, Registration } from '../support/oauth-client.js';
import type { AuthenticationRequest } from '../support/openid-connect-client.js';
import type { Program } from '../support/toolchains.js';

/** What a token endpoint gave, as a library passes it on. */
export interface TokenSet {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
}

/** A login by OpenID Connect. */
export interface OpenidLogin {
  readonly id_token: string;
  /** Of the id token. */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly userinfo: Readonly<Record<string, unknown>>;
}

/** What a library says when it or the server rejects; `error` is the code of the protocol, empty where there is none. */
export class OAuthError extends Error {
  constructor(
    readonly error: string,
    message: string,
  ) {
    super(message);
    this.name = 'Rejection';
  }
}

interface Answer {
  readonly value?: unknown;
  readonly problem?: { readonly error: string; readonly message: string };
}

const keptComplaints = 4_000;

/** An OAuth library of another language, at work in a process that answers line by line, in order. */
export class StdioClient {
  private readonly waiting: ((answer: Answer) => void)[] = [];
  private readonly ended: Promise<Answer>;
  private complaints = '';

  private constructor(private readonly child: ChildProcess) {
    child.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => (this.complaints = (this.complaints + text).slice(-keptComplaints)));
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) =>
        this.waiting.shift()?.(JSON.parse(line) as Answer),
      );
    this.ended = new Promise((resolve) => {
      const end = () => resolve({ problem: { error: '', message: `the program ended: ${this.complaints}` } });
      child.on('close', end).on('error', end);
    });
  }

  /** Starts the program for one registered client. */
  static start({ command: [name, ...args] }: Program, registration: Registration): StdioClient {
    const { issuer, id, secret, redirectUri } = registration;
    const input = JSON.stringify({ issuer: issuer.origin, id, secret, redirect_uri: redirectUri });
    const env = { ...process.env, no_proxy: 'localhost,127.0.0.1' };
    return new StdioClient(spawn(name, [...args, input], { env, stdio: 'pipe' }));
  }

  /** The nonce is empty for libraries that send none. */
  request(scope: string): Promise<AuthenticationRequest> {
    const none = { nonce: '' };
    return this.ask<Omit<AuthenticationRequest, 'url'> & { url: string }>('request', { scope }).then(
      ({ url, ...kept }) => ({ ...none, url: new URL(url), ...kept }),
    );
  }

  redeem(callback: URL, { state, verifier }: AuthorizationRequest): Promise<TokenSet> {
    return this.ask('redeem', { callback: callback.href, state, verifier });
  }

  /** Validates the id token by the library, and reads UserInfo. */
  logInWithOpenid(callback: URL, { state, verifier, nonce }: AuthenticationRequest): Promise<OpenidLogin> {
    return this.ask('log_in_with_openid', { callback: callback.href, state, verifier, nonce });
  }

  /** Where the browser logs out at the provider, and is then sent to `goodbye`. */
  endSessionUrl(idToken: string, state: string): Promise<string> {
    return this.ask('end_session_url', { id_token: idToken, state });
  }

  logIn(username: string, password: string): Promise<TokenSet> {
    return this.ask('log_in', { username, password });
  }

  refresh(refreshToken: string): Promise<TokenSet> {
    return this.ask('refresh', { refresh_token: refreshToken });
  }

  introspect(token: string): Promise<unknown> {
    return this.ask('introspect', { token });
  }

  /** The status of the answer. */
  revoke(token: string): Promise<number> {
    return this.ask('revoke', { token });
  }

  /** Whom the account server takes the bearer of this token for, asked through the library. */
  whoAmI(accessToken: string): Promise<string> {
    return this.ask('who_am_i', { access_token: accessToken });
  }

  stop(): void {
    this.child.stdin?.end();
  }

  /** Calls a method of the program. */
  async ask<T>(asks: string, values: object): Promise<T> {
    const answered = new Promise<Answer>((resolve) => void this.waiting.push(resolve));
    this.child.stdin?.write(`${JSON.stringify({ asks, ...values })}\n`);
    const { value, problem } = await Promise.race([answered, this.ended]);
    if (problem) throw new OAuthError(problem.error, problem.message);
    return value as T;
  }
}
