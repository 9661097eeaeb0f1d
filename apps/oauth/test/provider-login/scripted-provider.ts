import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Key {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

interface Asked {
  readonly nonce: string;
  readonly challenge: string;
  readonly prompt: string;
  readonly scope: string;
}

const newKey = (): Key => ({ kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a provider does wrong; nothing by default. */
export interface Misbehaviour {
  readonly nonce?: string;
  readonly tokenIssuer?: string;
  readonly responseIssuer?: string;
  readonly audience?: string;
  readonly alg?: 'none' | 'HS256';
  /** Seconds from now until the token expires. */
  readonly expires?: number;
  /** Signs with a key that is not published. */
  readonly foreignKey?: true;
  readonly discoveredIssuer?: string;
  /** Where its key set is. */
  readonly jwksUri?: string;
  readonly token?: 'silent' | 'endless' | 'failing' | 'redirect';
  readonly userinfoSubject?: string;
}

/** A small OpenID Connect provider that logs its one person in at once, and does one thing wrong when a test asks for it. */
export class ScriptedProvider {
  readonly clientId = 'fieldpost';
  readonly clientSecret = 'secret-at-the-provider';
  wrong: Misbehaviour = {};
  claims: Record<string, unknown> = {};
  /** Claims that UserInfo has, and the id token lacks. */
  userinfo: Record<string, unknown> = {};
  refresh: 'known' | 'unknown' | 'invalid_client' | 'failing' = 'known';
  refreshes = 0;
  last: Asked | undefined;
  private server: Server | undefined;
  private key = newKey();
  private readonly codes = new Map<string, Asked>();
  private tokens = 0;
  url = '';

  async start(): Promise<void> {
    this.server = createServer((request, response) => void this.serve(request, response));
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    this.reset();
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  reset(): void {
    [this.wrong, this.userinfo, this.refresh, this.refreshes] = [{}, {}, 'known', 0];
    this.claims = {
      ...{ sub: 'person-1', preferred_username: 'Jane.Doe', given_name: 'Jane', family_name: 'Doe' },
      ...{ email: 'jane@corp.example', email_verified: true },
    };
  }

  /** Signs with a new key from now on. */
  rotateKeys(): void {
    this.key = newKey();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration') return void json(this.metadata());
    if (url.pathname === '/jwks') return void json({ keys: [this.publicJwk()] });
    if (url.pathname === '/authorize') return this.authorize(url.searchParams, response);
    if (url.pathname === '/userinfo')
      return void json({ sub: this.wrong.userinfoSubject ?? this.claims['sub'], ...this.userinfo });
    if (url.pathname !== '/token') return void json({}, 404);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    await this.token(new URLSearchParams(body), response, json);
  }

  private metadata(): object {
    return {
      issuer: this.wrong.discoveredIssuer ?? this.url,
      ...{ authorization_endpoint: `${this.url}/authorize`, token_endpoint: `${this.url}/token` },
      ...{ jwks_uri: this.wrong.jwksUri ?? `${this.url}/jwks`, userinfo_endpoint: `${this.url}/userinfo` },
      ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
      scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  private publicJwk(): object {
    return { ...this.key.publicKey.export({ format: 'jwk' }), kid: this.key.kid, alg: 'RS256', use: 'sig' };
  }

  private authorize(query: URLSearchParams, response: ServerResponse): void {
    const of = (name: string) => query.get(name) ?? '';
    const code = randomUUID();
    const asked = {
      nonce: of('nonce'),
      challenge: of('code_challenge'),
      prompt: of('prompt'),
      scope: of('scope'),
    };
    this.codes.set(code, asked);
    this.last = asked;
    const answer = { code, state: of('state'), iss: this.wrong.responseIssuer ?? this.url };
    response.writeHead(303, { location: `${of('redirect_uri')}?${new URLSearchParams(answer)}` }).end();
  }

  private async token(
    form: URLSearchParams,
    response: ServerResponse,
    json: (body: object, status?: number) => unknown,
  ): Promise<void> {
    if (this.wrong.token !== undefined) return this.misanswer(this.wrong.token, response);
    if (form.get('grant_type') === 'refresh_token') return this.answerRefresh(json);
    const asked = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked?.challenge !== challenge) return void json({ error: 'invalid_grant' }, 400);
    json(this.tokenSet(this.wrong.nonce ?? asked.nonce));
  }

  private async misanswer(
    how: 'silent' | 'endless' | 'failing' | 'redirect',
    response: ServerResponse,
  ): Promise<void> {
    if (how === 'endless') await this.sendForever(response);
    if (how === 'failing') response.writeHead(503).end();
    if (how === 'redirect') response.writeHead(302, { location: `${this.url}/jwks` }).end();
  }

  private answerRefresh(json: (body: object, status?: number) => unknown): void {
    this.refreshes += 1;
    if (this.refresh === 'failing') return void json({}, 503);
    if (this.refresh === 'invalid_client') return void json({ error: 'invalid_client' }, 401);
    if (this.refresh === 'unknown') return void json({ error: 'invalid_grant' }, 400);
    json(this.tokenSet(undefined));
  }

  private tokenSet(nonce: string | undefined): object {
    this.tokens += 1;
    return {
      ...{ access_token: `access-${this.tokens}`, token_type: 'Bearer', expires_in: 300 },
      ...{ refresh_token: `refresh-${this.tokens}`, id_token: this.idToken(nonce) },
    };
  }

  private idToken(nonce: string | undefined): string {
    const now = Math.floor(Date.now() / 1000);
    const { tokenIssuer, audience, alg = 'RS256', expires = 300, foreignKey } = this.wrong;
    const key = foreignKey ? newKey() : this.key;
    const header = encode({ alg, typ: 'JWT', ...(alg === 'RS256' && { kid: this.key.kid }) });
    const times = { iat: now + Math.min(0, expires - 300), exp: now + expires };
    const issued = { iss: tokenIssuer ?? this.url, aud: audience ?? this.clientId, ...times };
    const signed = `${header}.${encode({ ...this.claims, ...issued, ...(nonce !== undefined && { nonce }) })}`;
    if (alg === 'none') return `${signed}.`;
    if (alg === 'HS256')
      return `${signed}.${createHmac('sha256', this.clientSecret).update(signed).digest('base64url')}`;
    return `${signed}.${signWith(key.privateKey, signed)}`;
  }

  private async sendForever(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'application/json' });
    while (!response.destroyed) {
      response.write('x'.repeat(100_000));
      await pause(1);
    }
  }
}

const signWith = (key: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(text), key).toString('base64url');
