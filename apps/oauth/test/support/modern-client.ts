import { createHash, createPublicKey, type JsonWebKey, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { clientSecret } from './fake-clients.js';
import type { Answer, OauthUnderTest } from './oauth-under-test.js';
import { answerIn, type Jane } from './user-agent.js';
import { formOf, headingOf, type Seen } from '@fieldpost/testing';

export const issuer = 'http://localhost:3001';

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** The fake's client `modern`, which speaks OpenID Connect with PKCE. */
export class ModernClient {
  constructor(private readonly oauth: OauthUnderTest) {}

  /** The address of an authorization request. */
  path(members: Readonly<Record<string, string>> = {}): string {
    const request = { client_id: 'modern', response_type: 'code', scope: 'openid', ...members };
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    return `/users/authorize?${new URLSearchParams({ ...request, ...pkce })}`;
  }

  /** What the client gets after login and consent. */
  async logIn(jane: Jane, members: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.redeem(await this.throughPages(jane, await jane.browser.get(this.path(members))));
  }

  /** The answer to the client, through the pages of login and consent. */
  async throughPages({ browser }: Jane, first: Seen): Promise<Seen> {
    let seen = await browser.follow(first);
    if (headingOf(seen) === 'Log in')
      seen = await browser.follow(
        await browser.submit(formOf(seen), { username: 'jane', password: 'pass word' }),
      );
    return seen.status === 200 ? browser.submit(formOf(seen), { decision: 'allow' }) : seen;
  }

  redeem(answer: Seen): Promise<Answer> {
    const { code = '' } = answerIn(answer);
    const proof = { client_id: 'modern', client_secret: clientSecret };
    const redirect_uri = 'https://modern.example/cb';
    const grant = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri };
    return this.oauth.form('/users/token', { ...grant, ...proof });
  }

  refresh(refresh_token: string, members: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const proof = { client_id: 'modern', client_secret: clientSecret };
    const grant = { grant_type: 'refresh_token', refresh_token, ...members };
    return this.oauth.form('/users/token', { ...grant, ...proof });
  }

  /** The claims of a token, verified with the key of the key set that it names. */
  async verify(token: string): Promise<jwt.Jwt> {
    const { keys } = (await this.oauth.get('/.well-known/jwks.json')).json as unknown as {
      keys: readonly (JsonWebKey & { kid: string; alg: jwt.Algorithm })[];
    };
    const { kid } = jwt.decode(token, { complete: true })?.header ?? {};
    const key = keys.find((each) => each.kid === kid);
    if (!key) throw new Error(`the key set has no key ${kid}`);
    const publicKey = createPublicKey({ key, format: 'jwk' });
    return jwt.verify(token, publicKey, {
      algorithms: [key.alg],
      issuer,
      audience: 'modern',
      complete: true,
    });
  }

  async idTokenOf({ json }: Answer): Promise<jwt.JwtPayload> {
    return (await this.verify(json['id_token'] ?? '')).payload as jwt.JwtPayload;
  }
}
