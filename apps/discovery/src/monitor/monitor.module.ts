import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import type { DiscoverySettings } from '../discovery.config.js';
import { Register } from '../register/register.js';
import { Monitor } from './monitor.js';
import { canReach, type Target } from './reach.js';

const atOnce = 16;
const restMs = 60_000;
const timeoutMs = 3_000;

/** The monitor of announced components; it does nothing unless a setting says how fast. */
@Module({})
export class MonitorModule {
  static forRoot(settings: DiscoverySettings, logger: Logger): DynamicModule {
    const options = {
      perSecond: settings.DISCOVERY_MONITOR_PER_SECOND,
      atOnce,
      restMs,
      canReach: (target: Target) => canReach(target, timeoutMs),
      now: () => new Date(),
    };
    const monitor = {
      provide: Monitor,
      useFactory: (register: Register) => new Monitor(register, options, logger),
      inject: [Register],
    };
    return { module: MonitorModule, providers: [monitor] };
  }
}
