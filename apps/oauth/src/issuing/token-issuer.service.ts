import { Inject, Injectable } from '@nestjs/common';
import { type AppToken, appClaims } from '../claims/app-claims.js';
import {
  type ComponentToken,
  componentClaims,
  type GatewayToken,
  gatewayClaims,
} from '../claims/network-claims.js';
import { newTokenId } from '../claims/token-id.js';
import { type UserToken, userClaims } from '../claims/user-claims.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { Signer } from '../signing/signer.js';

/** What a door adds to the issuer and the token id. */
type Wanted<T> = Omit<T, 'issuer' | 'tokenId'>;

/** A signed token; `expiresAt` in Unix seconds. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** The only place where claims are signed, behind every door. */
@Injectable()
export class TokenIssuer {
  private readonly issuer: string;

  constructor(
    private readonly signer: Signer,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.issuer = settings.FIELDPOST_ISSUER;
  }

  /** `grantId` is of the login that the token follows from. */
  userToken({
    grantId,
    ...wanted
  }: Wanted<UserToken> & { readonly grantId?: string | undefined }): IssuedToken {
    return this.sign(userClaims({ ...wanted, issuer: this.issuer, tokenId: newTokenId(grantId) }));
  }

  appToken(wanted: Wanted<AppToken>): IssuedToken {
    return this.sign(appClaims({ ...wanted, issuer: this.issuer, tokenId: newTokenId() }));
  }

  componentToken(wanted: Wanted<ComponentToken>): IssuedToken {
    return this.sign(componentClaims({ ...wanted, issuer: this.issuer }));
  }

  gatewayToken(wanted: Wanted<GatewayToken>): IssuedToken {
    return this.sign(gatewayClaims({ ...wanted, issuer: this.issuer }));
  }

  private sign(claims: { readonly exp: number }): IssuedToken {
    return { token: this.signer.sign(claims), expiresAt: claims.exp };
  }
}
