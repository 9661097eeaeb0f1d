import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { EuiPicker } from './eui-picker.js';
import { EuisController } from './euis.controller.js';
import { EuisService } from './euis.service.js';
import { Euis } from './euis.repository.js';

const picker = {
  provide: EuiPicker,
  useFactory: ({ ACCOUNT_EUI_BLOCK }: AccountSettings) => new EuiPicker(ACCOUNT_EUI_BLOCK, randomBytes),
  inject: [ACCOUNT_CONFIG],
};

@Module({
  controllers: [EuisController],
  providers: [EuisService, picker, Euis],
  exports: [EuiPicker],
})
export class EuisModule {}
