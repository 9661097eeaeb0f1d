import { Module } from '@nestjs/common';
import { AccessKeysModule } from '../access-keys/access-keys.module.js';
import { EuisModule } from '../euis/euis.module.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { Applications } from './applications.repository.js';

@Module({
  imports: [AccessKeysModule, EuisModule],
  controllers: [ApplicationsController],
  providers: [ApplicationsService, Applications],
})
export class ApplicationsModule {}
