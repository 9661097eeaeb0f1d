import { Metadata, type ServerWritableStream } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod, GrpcStreamCall } from '@nestjs/microservices';
import type { gateway, router } from '@fieldpost/contracts';
import { addressOfPeer } from '@fieldpost/transport';
import { EMPTY, Observable } from 'rxjs';
import { type GatewayConnection, GatewayConnections, GatewayTraffic } from '../gateways/gateway-traffic.js';
import { GatewayCallers } from './gateway-callers.js';
import { type Done, GatewayStreams, type Incoming } from './gateway-streams.js';
import { OpenStreams } from './open-streams.js';

const service = 'router.Router';
/** Downlinks that may wait for one slow gateway. */
const mostWaiting = 32;

type Subscription = ServerWritableStream<router.SubscribeRequest__Output, router.DownlinkMessage>;

/** Gateways and bridges that speak the protocol of v2. */
@Controller()
export class RouterGrpc {
  constructor(
    private readonly callers: GatewayCallers,
    private readonly traffic: GatewayTraffic,
    private readonly connections: GatewayConnections,
    private readonly open: OpenStreams,
    private readonly streams: GatewayStreams,
  ) {}

  @GrpcStreamCall(service, 'Uplink')
  async uplink(call: Incoming<router.UplinkMessage__Output>, done: Done): Promise<void> {
    await this.streams.receive(call, done, (gateway, message) => this.traffic.uplink(gateway, message));
  }

  @GrpcStreamCall(service, 'GatewayStatus')
  async gatewayStatus(call: Incoming<gateway.Status__Output>, done: Done): Promise<void> {
    await this.streams.receive(call, done, (gateway, status) => this.traffic.status(gateway, status));
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
    return new Observable((subscriber) => {
      const remove = this.connections.register(id, connectionOf(call));
      const endChecks = this.callers.watch(metadata, (error) => subscriber.error(error));
      const close = this.open.add(() => subscriber.complete());
      call.sendMetadata(new Metadata());
      return () => {
        close();
        endChecks();
        remove();
      };
    });
  }
}

/** Gateways of v2 do not report what becomes of a downlink. */
const connectionOf = (call: Subscription): GatewayConnection => ({
  isTrusted: true,
  link: { protocol: 'grpc', address: addressOfPeer(call.getPeer()) },
  transmit: async (message) => {
    if (call.writableLength >= mostWaiting) return 'unreachable';
    call.write(message);
    return 'accepted';
  },
});
