import { type DynamicModule, Module } from '@nestjs/common';
import { databaseModule, sealingProviders } from '@fieldpost/persistence';
import { Applications } from './applications/applications.repository.js';
import { ApplicationsTypeorm } from './applications/applications.typeorm.js';
import { DiscoveryChanges } from './applications/discovery-changes.repository.js';
import { DiscoveryChangesTypeorm } from './applications/discovery-changes.typeorm.js';
import { BrokerLogins } from './api/broker-authentication/broker-logins.repository.js';
import { BrokerLoginsTypeorm } from './api/broker-authentication/broker-logins.typeorm.js';
import { sealedColumns } from './database/sealed-columns.js';
import { storageAt } from './database/storage.js';
import { DeviceBatches } from './devices/transfer/device-batches.repository.js';
import { DeviceBatchesTypeorm } from './devices/transfer/device-batches.typeorm.js';
import { DeviceCodecs } from './devices/device-codecs.repository.js';
import { DeviceCodecsTypeorm } from './devices/device-codecs.typeorm.js';
import { Devices } from './devices/devices.repository.js';
import { DevicesTypeorm } from './devices/devices.typeorm.js';
import { DownlinkQueue } from './downlinks/downlink-queue.repository.js';
import { DownlinkQueueTypeorm } from './downlinks/downlink-queue.typeorm.js';
import type { HandlerSettings } from './handler.config.js';
import { Deliveries } from './integrations/storage/deliveries.repository.js';
import { Integrations } from './integrations/storage/integrations.repository.js';
import { ApplicationUsage } from './limits/application-usage.repository.js';
import { ApplicationUsageTypeorm } from './limits/application-usage.typeorm.js';
import { RecentMessages } from './message-storage/recent-messages.repository.js';
import { TrafficRepository } from './traffic/traffic.repository.js';
import { UsageFiguresRepository } from './traffic/usage-figures.repository.js';

/** The repositories of the handler, for all modules. */
@Module({})
export class StorageModule {
  static forRoot(settings: HandlerSettings): DynamicModule {
    const repositories = [
      { provide: Applications, useClass: ApplicationsTypeorm },
      { provide: ApplicationUsage, useClass: ApplicationUsageTypeorm },
      { provide: BrokerLogins, useClass: BrokerLoginsTypeorm },
      { provide: DeviceCodecs, useClass: DeviceCodecsTypeorm },
      { provide: DeviceBatches, useClass: DeviceBatchesTypeorm },
      { provide: DiscoveryChanges, useClass: DiscoveryChangesTypeorm },
      { provide: Devices, useClass: DevicesTypeorm },
      Integrations,
      Deliveries,
      RecentMessages,
      TrafficRepository,
      UsageFiguresRepository,
      { provide: DownlinkQueue, useClass: DownlinkQueueTypeorm },
    ];
    return {
      module: StorageModule,
      global: true,
      imports: [databaseModule(storageAt(settings.HANDLER_DATABASE_URL))],
      providers: [
        ...sealingProviders(settings.HANDLER_SEALING_KEY, sealedColumns, 'HANDLER_SEALING_KEY'),
        ...repositories,
      ],
      exports: repositories.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}
