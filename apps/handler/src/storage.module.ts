import { type DynamicModule, Module } from '@nestjs/common';
import { databaseModule, Sealer, SealingCheck } from '@fieldpost/persistence';
import { Applications } from './applications/applications.repository.js';
import { ApplicationsTypeorm } from './applications/applications.typeorm.js';
import { sealedColumns } from './database/sealed-columns.js';
import { storageAt } from './database/storage.js';
import { Devices } from './devices/devices.repository.js';
import { DevicesTypeorm } from './devices/devices.typeorm.js';
import { DownlinkQueue } from './downlink/downlink-queue.repository.js';
import { DownlinkQueueTypeorm } from './downlink/downlink-queue.typeorm.js';
import type { HandlerSettings } from './handler.config.js';
import { DataSource } from 'typeorm';

/** What the rooms of the handler keep, for all of them. */
@Module({})
export class StorageModule {
  static forRoot(settings: HandlerSettings): DynamicModule {
    const repositories = [
      { provide: Applications, useClass: ApplicationsTypeorm },
      { provide: Devices, useClass: DevicesTypeorm },
      {
        provide: DownlinkQueue,
        useFactory: (db: DataSource) => new DownlinkQueueTypeorm(db, settings.HANDLER_DOWNLINK_QUEUE_LENGTH),
        inject: [DataSource],
      },
    ];
    const sealer = { provide: Sealer, useFactory: () => new Sealer(...settings.HANDLER_SEALING_KEY) };
    const sealingCheck = {
      provide: SealingCheck,
      useFactory: (db: DataSource, keys: Sealer) =>
        new SealingCheck(db, keys, sealedColumns, 'HANDLER_SEALING_KEY'),
      inject: [DataSource, Sealer],
    };
    return {
      module: StorageModule,
      global: true,
      imports: [databaseModule(storageAt(settings.HANDLER_DATABASE_URL))],
      providers: [sealer, sealingCheck, ...repositories],
      exports: [Applications, Devices, DownlinkQueue],
    };
  }
}
