import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Metadata } from '@grpc/grpc-js';
import { type CallerOptions, ComponentCallers, Directory } from '@fieldpost/components';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { TrustedBrokers } from './trusted-brokers.js';

/** Decides whether a component may call this handler: only brokers may. The class is also the injection token. */
@Injectable()
export class NetworkCallers {
  private readonly callers: ComponentCallers;

  constructor(
    directory: Directory,
    @Inject(HANDLER_CONFIG) { HANDLER_ID: id }: Pick<HandlerSettings, 'HANDLER_ID'>,
    @Inject(TrustedBrokers) trusted: Pick<TrustedBrokers, 'has'>,
    @Optional() options?: CallerOptions,
  ) {
    const own = { serviceName: 'handler', id } as const;
    this.callers = new ComponentCallers({ directory, own, trusted: { broker: trusted } }, options);
  }

  /** Resolves for trusted brokers that prove their identity. Other callers are rejected after a delay. */
  async requireBroker(metadata: Metadata): Promise<void> {
    await this.callers.require(metadata);
  }
}
