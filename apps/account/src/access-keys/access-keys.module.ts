import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { Sealer } from '@fieldpost/persistence';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { AccessKeysController } from './access-keys.controller.js';
import { AccessKeysService } from './access-keys.service.js';
import { AccessKeys } from './access-keys.repository.js';
import { KeyMaker } from './key-maker.js';

const keyMaker = {
  provide: KeyMaker,
  useFactory: ({ FIELDPOST_ISSUER, ACCOUNT_SEALING_KEY }: AccountSettings) =>
    new KeyMaker(FIELDPOST_ISSUER, new Sealer(...ACCOUNT_SEALING_KEY), randomBytes),
  inject: [ACCOUNT_CONFIG],
};

@Module({
  controllers: [AccessKeysController],
  providers: [AccessKeysService, keyMaker, AccessKeys],
  exports: [AccessKeysService],
})
export class AccessKeysModule {}
