import { type BeforeApplicationShutdown, Module, type OnModuleInit } from '@nestjs/common';
import { LiveEvents } from './live-events.js';

const beatMs = 15_000;

/** Live events over HTTP. */
@Module({
  providers: [LiveEvents],
  exports: [LiveEvents],
})
export class LiveEventsModule implements OnModuleInit, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly live: LiveEvents) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.live.beat(), beatMs).unref();
  }

  /** The server waits for open streams, so they end before it closes. */
  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.live.endAll();
  }
}
