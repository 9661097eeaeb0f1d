import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from '../handler.config.js';
import { Owners } from '../limits/owners.js';
import { MessageRecorder } from './message-recorder.js';
import { MessageStorageService } from './message-storage.service.js';
import { RecentMessages } from './recent-messages.repository.js';

/** The bounded store of recent messages. */
@Module({
  providers: [
    {
      provide: MessageRecorder,
      useFactory: (messages: RecentMessages, log: Logger, owners: Owners) =>
        new MessageRecorder({ messages, log, shareOf: (appId) => owners.of(appId), now: Date.now }),
      inject: [RecentMessages, LOGGER, Owners],
    },
    MessageStorageService,
  ],
  exports: [MessageRecorder, MessageStorageService],
})
export class RecentMessagesModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(private readonly keeper: MessageRecorder) {}

  onApplicationBootstrap(): void {
    this.keeper.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.keeper.stop();
  }
}
