import { Inject, Injectable, Optional } from '@nestjs/common';
import { ComponentAnnouncer, DiscoveryChannel, measureTokens, NetworkIdentity } from '@fieldpost/components';
import type { Logger, Metrics } from '@fieldpost/observability';
import { Leadership } from '../cluster/leadership.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { OwnAnnouncement } from './announcement.js';

/** Keeps the handler announced while this replica leads. */
@Injectable()
export class Announcer extends ComponentAnnouncer {
  constructor(
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'HANDLER_AUTH_TOKEN_FILE'>,
    @Inject(DiscoveryChannel) channel: Pick<DiscoveryChannel, 'client'>,
    identity: NetworkIdentity,
    @Inject(OwnAnnouncement) announcement: Pick<OwnAnnouncement, 'current' | 'onRenewal'>,
    @Inject(Leadership) leadership: Pick<Leadership, 'isLeader'>,
    @Inject(LOGGER) logger: Logger,
    @Optional() random?: () => number,
  ) {
    const token = { file: settings.HANDLER_AUTH_TOKEN_FILE, setting: 'HANDLER_AUTH_TOKEN_FILE' };
    super({ channel, identity, announcement, token, leadership, logger, random });
  }

  measure(metrics: Metrics): void {
    measureTokens(metrics, [{ component: 'handler', file: this.settings.HANDLER_AUTH_TOKEN_FILE }]);
  }
}
