import { Module } from '@nestjs/common';
import { AccessKeysController } from './access-keys.controller.js';
import { AccessKeys } from './access-keys.repository.js';
import { AccessKeysService } from './access-keys.service.js';

@Module({
  controllers: [AccessKeysController],
  providers: [AccessKeysService, AccessKeys],
  exports: [AccessKeysService],
})
export class AccessKeysModule {}
