import { Inject, Injectable } from '@nestjs/common';
import { InternalGuard } from '@fieldpost/internal-clients';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';

/** The guard of the inner door, with the secret of this suite. */
@Injectable()
export class SuiteGuard extends InternalGuard {
  constructor(@Inject(OAUTH_CONFIG) settings: OauthSettings) {
    super(settings.FIELDPOST_INTERNAL_SECRET);
  }
}
