import { Metadata, type ServerReadableStream, type ServerWritableStream } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod, GrpcStreamCall } from '@nestjs/microservices';
import type { gateway, google, router } from '@fieldpost/contracts';
import { toAppError, toGrpcFailure } from '@fieldpost/transport';
import { EMPTY, Observable } from 'rxjs';
import {
  type GatewayConnection,
  GatewayConnections,
  type GatewayIdentity,
  GatewayTraffic,
} from '../gateways/gateway-traffic.js';
import { GatewayCallers } from './gateway-callers.js';

const service = 'router.Router';
/** Downlinks that may wait for one slow gateway. */
const mostWaiting = 32;

type Incoming<Message> = ServerReadableStream<Message, google.Empty>;
type Subscription = ServerWritableStream<router.SubscribeRequest__Output, router.DownlinkMessage>;
type Done = (error: object | null, response?: google.Empty) => void;

/** Gateways and bridges that speak the protocol of v2. */
@Controller()
export class RouterGrpc {
  constructor(
    private readonly callers: GatewayCallers,
    private readonly traffic: GatewayTraffic,
    private readonly connections: GatewayConnections,
  ) {}

  @GrpcStreamCall(service, 'Uplink')
  async uplink(call: Incoming<router.UplinkMessage__Output>, done: Done): Promise<void> {
    await this.receive(call, done, (gateway, message) => this.traffic.uplink(gateway, message));
  }

  @GrpcStreamCall(service, 'GatewayStatus')
  async gatewayStatus(call: Incoming<gateway.Status__Output>, done: Done): Promise<void> {
    await this.receive(call, done, (gateway, status) => this.traffic.status(gateway, status));
  }

  @GrpcMethod(service, 'Subscribe')
  async subscribe(
    _request: router.SubscribeRequest__Output,
    metadata: Metadata,
    call: Subscription,
  ): Promise<Observable<never>> {
    const { id } = await this.callers.require(metadata);
    // Nothing would remove the connection any more.
    if (call.cancelled) return EMPTY;
    return new Observable(() => {
      const remove = this.connections.register(id, connectionOf(call));
      call.sendMetadata(new Metadata());
      return remove;
    });
  }

  private async receive<Message>(
    call: Incoming<Message>,
    done: Done,
    take: (gateway: GatewayIdentity, message: Message) => void,
  ): Promise<void> {
    try {
      const gateway = await this.callers.require(call.metadata);
      call.sendMetadata(new Metadata());
      for await (const message of call) take(gateway, message as Message);
      done(null, {});
    } catch (thrown) {
      done(toGrpcFailure(toAppError(thrown)));
    }
  }
}

/** Gateways of v2 do not report what becomes of a downlink. */
const connectionOf = (call: Subscription): GatewayConnection => ({
  isTrusted: true,
  transmit: async (message) => {
    if (call.writableLength >= mostWaiting) return 'unreachable';
    call.write(message);
    return 'accepted';
  },
});
