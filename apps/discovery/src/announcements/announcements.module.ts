import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DiscoverySettings } from '../discovery.config.js';
import { ChangeFeed } from '../feed/change-feed.js';
import { Register } from '../register/register.js';
import { AnnouncementsController } from './announcements.controller.js';
import { AnnouncementsGrpc } from './announcements.grpc.js';
import { Announcements } from './announcements.repository.js';
import { AnnouncementsService } from './announcements.service.js';
import { AnnouncementsTypeorm } from './announcements.typeorm.js';

@Module({})
export class AnnouncementsModule {
  static forRoot(settings: DiscoverySettings): DynamicModule {
    const named = settings.DISCOVERY_MASTER_AUTH_SERVERS;
    const masters = named.length > 0 ? named : [...settings.DISCOVERY_AUTH_SERVERS.keys()];
    const policy = { masters, joinHandlers: settings.DISCOVERY_JOIN_HANDLERS };
    const repository = {
      provide: Announcements,
      useFactory: (db: DataSource) => new AnnouncementsTypeorm(db),
      inject: [DataSource],
    };
    const service = {
      provide: AnnouncementsService,
      useFactory: (announcements: Announcements, register: Register, feed: ChangeFeed) =>
        new AnnouncementsService(announcements, register, feed, policy),
      inject: [Announcements, Register, ChangeFeed],
    };
    return {
      module: AnnouncementsModule,
      controllers: [AnnouncementsGrpc, AnnouncementsController],
      providers: [repository, service],
    };
  }
}
