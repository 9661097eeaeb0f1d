import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { MessageRecorder } from './message-recorder.js';
import { MessageStorageService } from './message-storage.service.js';

/** The bounded store of recent messages. */
@Module({
  providers: [MessageRecorder, MessageStorageService],
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
