import { type DynamicModule, Module } from '@nestjs/common';
import { AccountRegistry } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { ServedDocument } from '@fieldpost/openapi';
import type { DiscoverySettings } from '../discovery.config.js';
import { ChangeFeed } from '../feed/change-feed.js';
import { Register } from '../register/register.js';
import { AnnouncementMessages } from './announcement-messages.js';
import { AnnouncementTexts } from './announcement-texts.js';
import { AnnouncementsController } from './announcements.controller.js';
import { AnnouncementsGrpc } from './announcements.grpc.js';
import { Announcements } from './announcements.repository.js';
import { AnnouncementsService } from './announcements.service.js';
import { ApprovalWatch } from './approval-watch.js';
import { discoveryDialect } from '../openapi/discovery.dialect.js';
import { OpenApiController } from '../openapi/openapi.controller.js';
import { SuiteComponents } from './suite-components.js';

/** How often the approved components are requested from account. */
const everyMs = 5_000;

/** The controller is a provider, since its routes are registered directly (`directControllers`). */
const responses = [AnnouncementMessages, AnnouncementTexts, AnnouncementsController];

const document = {
  provide: ServedDocument,
  useFactory: () => new ServedDocument(discoveryDialect, () => [AnnouncementsController, OpenApiController]),
};

@Module({})
export class AnnouncementsModule {
  static forRoot(settings: DiscoverySettings, logger: Logger): DynamicModule {
    const named = settings.DISCOVERY_MASTER_AUTH_SERVERS;
    const masters = named.length > 0 ? named : [...settings.DISCOVERY_AUTH_SERVERS.keys()];
    const policy = { masters, joinHandlers: settings.DISCOVERY_JOIN_HANDLERS };
    const service = {
      provide: AnnouncementsService,
      useFactory: (
        announcements: Announcements,
        register: Register,
        feed: ChangeFeed,
        account: AccountRegistry,
      ) =>
        new AnnouncementsService(
          ...([announcements, register, feed, policy] as const),
          new SuiteComponents(account, settings.FIELDPOST_ISSUER),
        ),
      inject: [Announcements, Register, ChangeFeed, AccountRegistry],
    };
    const watch = {
      provide: ApprovalWatch,
      useFactory: (register: Register, account: AccountRegistry) =>
        new ApprovalWatch(register, account, { everyMs, suite: settings.FIELDPOST_ISSUER, logger }),
      inject: [Register, AccountRegistry],
    };
    return {
      module: AnnouncementsModule,
      controllers: [AnnouncementsGrpc, OpenApiController],
      providers: [Announcements, service, watch, document, ...responses],
    };
  }
}
