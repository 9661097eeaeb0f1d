import { createHmac, sign } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  errors,
  LoginProvider,
  newSigningKey,
  type ProviderContext,
  type SigningKey,
} from '@fieldpost/testing/login-provider';
import { publicUrl } from './public-url.js';

type Members = Readonly<Record<string, unknown>>;

/** What a provider does wrong; nothing by default. Members replace those of its responses, undefined ones are left out. */
export interface Misbehaviour {
  readonly idToken?: Members;
  readonly userinfo?: Members;
  /** Of discovery. */
  readonly metadata?: Members;
  /** `iss` of the authorization response. */
  readonly responseIssuer?: string;
  readonly signature?: 'none' | 'client secret' | 'unpublished key' | 'retired key';
  /** How it responds to requests for tokens. */
  readonly token?: 'silent' | 'endless' | 'failing' | 'redirect';
}

const person = 'person-1';
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims of an id token that expires after so many seconds. */
export function expiringIn(seconds: number): Members {
  const now = Math.floor(Date.now() / 1000);
  return { exp: now + seconds, iat: now + Math.min(0, seconds - 300) };
}

/**
 * `oidc-provider` with one person, who is logged in without a page. It does one thing wrong when a test asks for it: then its
 * responses are changed on their way out, and id tokens are signed anew.
 */
export class UpstreamProvider extends LoginProvider {
  wrong: Misbehaviour = {};
  claims: Members = {};
  /** How it responds to refresh tokens. */
  refresh: 'known' | 'unknown' | 'invalid_client' | 'failing' = 'known';
  refreshes = 0;
  logins = 0;
  /** `prompt` of the last authorization request. */
  prompt: unknown;
  /** All tokens that it has issued. */
  readonly issued: string[] = [];
  private retiredKey: SigningKey | undefined;

  constructor(provider = 'corp') {
    super(`${publicUrl}/users/login/providers/${provider}/callback`, {
      claimsOf: (_, grant) => (grant === 'refresh_token' ? this.refreshedClaims() : this.claims),
      logIn: () => {
        this.logins += 1;
        return person;
      },
      alwaysRefreshes: true,
      around: (context, next) => this.misbehave(context, next),
    });
    this.reset();
  }

  reset(): void {
    [this.wrong, this.refresh, this.refreshes] = [{}, 'known', 0];
    this.claims = {
      ...{ preferred_username: 'Jane.Doe', given_name: 'Jane', family_name: 'Doe', groups: ['staff'] },
      ...{ email: 'jane@corp.example', email_verified: true },
    };
  }

  override rotateKey(): void {
    this.retiredKey = this.key;
    super.rotateKey();
  }

  private refreshedClaims(): Members | undefined {
    this.refreshes += 1;
    if (this.refresh === 'failing')
      throw Object.assign(new errors.TemporarilyUnavailable('The directory is down.'), { statusCode: 503 });
    if (this.refresh === 'invalid_client') throw new errors.InvalidClient('The secret has changed.');
    return this.refresh === 'unknown' ? undefined : this.claims;
  }

  private async misbehave(context: ProviderContext, next: () => Promise<void>): Promise<void> {
    const { path, query } = context;
    if (path === '/auth') this.prompt = query['prompt'];
    if (path === '/token' && this.wrong.token !== undefined)
      return this.misrespond(context, this.wrong.token);
    await next();
    const { body } = context as { body: unknown };
    if (typeof body === 'object' && body !== null) this.rewrite(path, body as Record<string, unknown>);
    const location = context.response.get('location');
    if (this.wrong.responseIssuer !== undefined && location.startsWith(publicUrl)) {
      const url = new URL(location);
      url.searchParams.set('iss', this.wrong.responseIssuer);
      context.set('location', url.href);
    }
  }

  private rewrite(path: string, body: Record<string, unknown>): void {
    if (path === '/.well-known/openid-configuration') Object.assign(body, this.wrong.metadata);
    if (path === '/me') Object.assign(body, this.wrong.userinfo);
    const { id_token: idToken, access_token: accessToken, refresh_token: refreshToken } = body;
    if (path !== '/token' || typeof idToken !== 'string') return;
    const { idToken: claims, signature } = this.wrong;
    if (claims !== undefined || signature !== undefined) body['id_token'] = this.signedAnew(idToken);
    this.issued.push(...[accessToken, refreshToken, body['id_token']].map(String));
  }

  private signedAnew(idToken: string): string {
    const { signature, idToken: changes } = this.wrong;
    const issued = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Members;
    const payload = encode({ ...issued, ...changes });
    if (signature === 'none') return `${encode({ alg: 'none' })}.${payload}.`;
    if (signature === 'client secret') {
      const signed = `${encode({ alg: 'HS256' })}.${payload}`;
      return `${signed}.${createHmac('sha256', this.clientSecret).update(signed).digest('base64url')}`;
    }
    const { kid, privateKey } = this.signingKey();
    const signed = `${encode({ alg: 'RS256', kid })}.${payload}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  }

  private signingKey(): SigningKey {
    if (this.wrong.signature === 'unpublished key') return { ...newSigningKey(), kid: this.key.kid };
    return (this.wrong.signature === 'retired key' && this.retiredKey) || this.key;
  }

  private async misrespond(context: ProviderContext, how: NonNullable<Misbehaviour['token']>): Promise<void> {
    const { res: response } = context;
    context.respond = false;
    if (how === 'endless') await sendForever(response);
    if (how === 'failing') response.writeHead(503).end();
    if (how === 'redirect') response.writeHead(302, { location: `${this.url}/jwks` }).end();
  }
}

async function sendForever(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  while (!response.destroyed) {
    response.write('x'.repeat(100_000));
    await pause(1);
  }
}
