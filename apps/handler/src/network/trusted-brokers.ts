import { Inject, Injectable, Optional } from '@nestjs/common';
import { TrustedComponents } from '@fieldpost/components';
import { AccountRegistry, type Approvals } from '@fieldpost/internal-clients';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';

/** The brokers that get devices and tokens. The class is also the injection token. */
@Injectable()
export class TrustedBrokers extends TrustedComponents {
  constructor(
    @Inject(HANDLER_CONFIG) { HANDLER_BROKER_IDS: ids }: Pick<HandlerSettings, 'HANDLER_BROKER_IDS'>,
    @Inject(AccountRegistry) approvals: Approvals,
    @Optional() now?: () => number,
  ) {
    super({ type: 'broker', ids, approvals, now });
  }
}
