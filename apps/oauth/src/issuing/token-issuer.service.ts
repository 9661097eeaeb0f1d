import { Tally } from '@fieldpost/observability';
import { Inject, Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { KeyRing } from '../signing/key-ring.js';
import {
  appClaims,
  type AppToken,
  componentClaims,
  type ComponentToken,
  gatewayClaims,
  type GatewayToken,
  narrowedClaims,
  type NarrowedToken,
  newTokenId,
  userClaims,
  type UserToken,
} from './token-claims.js';

/** Claims apart from issuer and token id. */
type Wanted<T> = Omit<T, 'issuer' | 'tokenId'>;

/** A signed token; `expiresAt` in Unix seconds. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** Signs the claims of every token with the current key. */
@Injectable()
export class TokenIssuer {
  /** Signed tokens by kind. */
  readonly issued = new Tally(['user', 'app', 'narrowed', 'component', 'gateway']);
  private readonly issuer: string;

  constructor(
    private readonly keys: KeyRing,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.issuer = settings.FIELDPOST_ISSUER;
  }

  /** `grantId` is of the login that the token follows from. */
  userToken({
    grantId,
    ...wanted
  }: Wanted<UserToken> & { readonly grantId?: string | undefined }): IssuedToken {
    return this.sign('user', userClaims({ ...wanted, issuer: this.issuer, tokenId: newTokenId(grantId) }));
  }

  appToken(wanted: Wanted<AppToken>): IssuedToken {
    return this.sign('app', appClaims({ ...wanted, issuer: this.issuer, tokenId: newTokenId() }));
  }

  /** `grantId` is of the login that the token follows from. */
  narrowedToken({
    grantId,
    ...wanted
  }: Wanted<NarrowedToken> & { readonly grantId?: string | undefined }): IssuedToken {
    const claims = narrowedClaims({ ...wanted, issuer: this.issuer, tokenId: newTokenId(grantId) });
    return this.sign('narrowed', claims);
  }

  componentToken(wanted: Wanted<ComponentToken>): IssuedToken {
    return this.sign('component', componentClaims({ ...wanted, issuer: this.issuer }));
  }

  gatewayToken(wanted: Wanted<GatewayToken>): IssuedToken {
    return this.sign('gateway', gatewayClaims({ ...wanted, issuer: this.issuer }));
  }

  private sign(kind: string, claims: { readonly exp: number }): IssuedToken {
    const { id, algorithm, privateKey } = this.keys.current;
    const token = jwt.sign(claims, privateKey, { algorithm, keyid: id });
    this.issued.count(kind);
    return { token, expiresAt: claims.exp };
  }
}
