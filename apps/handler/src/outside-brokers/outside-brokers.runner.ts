import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DownlinksService } from '../downlinks/downlinks.service.js';
import { OutsideBrokers } from './outside-brokers.js';

/** Connects the outside brokers after everything else has started; publishing ends last, when no messages are left. */
@Injectable()
export class OutsideBrokersRunner implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  constructor(
    private readonly brokers: OutsideBrokers,
    private readonly downlinks: DownlinksService,
  ) {}

  onApplicationBootstrap(): void {
    for (const broker of this.brokers.all) broker.start(this.downlinks);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.brokers.all.map((broker) => broker.stopDownlinks()));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.brokers.all.map((broker) => broker.stop()));
  }
}
