import type { Metadata } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { broker, handler, Rpc } from '@fieldpost/contracts';
import { NetworkCallers } from '../../network/network-callers.js';
import { ActivationsService } from '../../joins/activations.service.js';
import type { ActivationRequest } from '../../joins/join.js';

/** The service that brokers call when a device joins: `handler.Handler`. */
@Controller()
export class ActivationGrpc implements Rpc<handler.HandlerHandlers> {
  constructor(
    private readonly callers: NetworkCallers,
    private readonly activations: ActivationsService,
  ) {}

  @GrpcMethod('Handler', 'ActivationChallenge')
  async activationChallenge(
    request: broker.ActivationChallengeRequest__Output,
    metadata: Metadata,
  ): Promise<broker.ActivationChallengeResponse> {
    await this.callers.requireBroker(metadata);
    return this.activations.challenge(request);
  }

  @GrpcMethod('Handler', 'Activate')
  async activate(request: ActivationRequest, metadata: Metadata): Promise<handler.DeviceActivationResponse> {
    await this.callers.requireBroker(metadata);
    return this.activations.activate(request);
  }
}
