import { Inject, Injectable } from '@nestjs/common';
import { notValid } from '@fieldpost/errors';
import { Tally } from '@fieldpost/observability';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import { IdTokenKeys } from '../signing/id-token-keys.js';
import { signJwt } from '../signing/key-ring.js';
import { type EndedSession, idTokenClaims, type IdTokenRequest, logoutTokenClaims } from './id-token.js';

const logoutTokenSeconds = 120;

/** What an id token says of its receiver and its user. */
export interface IdTokenHint {
  readonly clientId: string;
  readonly userId: string;
  readonly sid: string;
}

const hint = z
  .object({ aud: z.string(), sub: z.string(), sid: z.string(), events: z.never().optional() })
  .transform(({ aud, sub, sid }): IdTokenHint => ({ clientId: aud, userId: sub, sid }));

/** Issues id tokens and logout tokens. Their issuer is the public URL, and not that of access tokens (ADR 3). */
@Injectable()
export class IdTokensService {
  /** Signed tokens by kind. */
  readonly issued = new Tally(['id', 'logout']);
  private readonly issuer: string;
  private readonly seconds: number;

  constructor(
    private readonly keys: IdTokenKeys,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.issuer = originOf(settings);
    this.seconds = settings.OAUTH_ACCESS_TOKEN_SECONDS;
  }

  /** An id token, signed with the algorithm that the client chose. */
  issue(request: IdTokenRequest, algorithm: string): string {
    this.issued.count('id');
    return this.sign(
      idTokenClaims(request, { issuer: this.issuer, seconds: this.seconds }),
      algorithm,
      'JWT',
    );
  }

  /** A token that notifies a client of the end of a session; `now` in Unix milliseconds. */
  issueLogoutToken(ended: EndedSession, algorithm: string, now: number): string {
    this.issued.count('logout');
    const frame = { issuer: this.issuer, seconds: logoutTokenSeconds };
    return this.sign(logoutTokenClaims(ended, now, frame), algorithm, 'logout+jwt');
  }

  /** Reads an id token of this server, expired or not. */
  requireHint(token: string): IdTokenHint {
    const hint = this.readHint(token);
    if (!hint) throw notValid({ argument: 'IdTokenHint', reason: 'is not an id token of this server' });
    return hint;
  }

  private readHint(token: string): IdTokenHint | undefined {
    const { kid } = headerOf(token) ?? {};
    const key = this.keys.all.find(({ id }) => id === kid);
    if (!key) return undefined;
    const options = { algorithms: [key.algorithm], issuer: this.issuer, ignoreExpiration: true };
    try {
      return hint.safeParse(jwt.verify(token, key.publicKey, options)).data;
    } catch {
      // A forged or damaged token.
      return undefined;
    }
  }

  private sign(claims: object, algorithm: string, typ: string): string {
    return signJwt(claims, this.keys.current(algorithm), typ);
  }
}

function headerOf(token: string): jwt.JwtHeader | undefined {
  try {
    return jwt.decode(token, { complete: true })?.header;
  } catch {
    // The library rethrows the error of its parser.
    return undefined;
  }
}
