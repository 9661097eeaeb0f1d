import { Inject, Injectable } from '@nestjs/common';
import { InternalGuard } from '@fieldpost/internal-clients';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';

/** The guard of inner doors with this suite's secret: the framework makes guards itself, so the secret is injected. */
@Injectable()
export class SuiteGuard extends InternalGuard {
  constructor(@Inject(ACCOUNT_CONFIG) { FIELDPOST_INTERNAL_SECRET }: AccountSettings) {
    super(FIELDPOST_INTERNAL_SECRET);
  }
}
