import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from '../handler.config.js';
import { ManagerModule } from '../manager/manager.module.js';
import { MessageKeeper } from './message-keeper.js';
import { RecentMessagesController } from './recent-messages.controller.js';
import { RecentMessages } from './recent-messages.repository.js';

/** The bounded store of recent messages. */
@Module({
  imports: [ManagerModule],
  controllers: [RecentMessagesController],
  providers: [
    {
      provide: MessageKeeper,
      useFactory: (messages: RecentMessages, log: Logger) =>
        new MessageKeeper({ messages, log, now: Date.now }),
      inject: [RecentMessages, LOGGER],
    },
  ],
  exports: [MessageKeeper],
})
export class RecentMessagesModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(private readonly keeper: MessageKeeper) {}

  onApplicationBootstrap(): void {
    this.keeper.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.keeper.stop();
  }
}
