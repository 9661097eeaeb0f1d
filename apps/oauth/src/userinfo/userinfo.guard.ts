import { Inject, Injectable } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import { userinfoAt } from '../issuing/grant-claims.js';
import { OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import { BearerGuard } from '../restriction/bearer.guard.js';

/** Admits callers with a valid bearer token, also one that is for this endpoint alone. */
@Injectable()
export class UserinfoGuard extends BearerGuard {
  protected override readonly audience: string;

  constructor(verifier: TokenVerifier, @Inject(OAUTH_CONFIG) settings: OauthSettings) {
    super(verifier);
    this.audience = userinfoAt(originOf(settings));
  }
}
