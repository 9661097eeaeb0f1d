import {
  Metadata,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerWritableStream,
} from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod, GrpcStreamCall } from '@nestjs/microservices';
import type { broker, google } from '@fieldpost/contracts';
import { toAppError, toGrpcFailure } from '@fieldpost/transport';
import { EMPTY, Observable } from 'rxjs';
import { BrokerCallers } from '../components/broker-callers.js';
import { DownlinksService } from '../downlinks/downlinks.service.js';
import { OtherRouters } from '../downlinks/other-routers.js';
import { HandlerStreams } from '../handlers/handler-streams.js';
import { FrameIntake } from './frame-intake.js';
import { OpenStreams } from './open-streams.js';

const service = 'broker.Broker';
/** Downlinks of a handler that are processed at one time; beyond it the stream is read more slowly. */
const mostDownlinks = 1_000;

type Subscription = ServerWritableStream<broker.SubscribeRequest__Output, broker.DeduplicatedUplinkMessage>;
type Publication = ServerReadableStream<broker.DownlinkMessage__Output, google.Empty>;
type Association = ServerDuplexStream<broker.UplinkMessage__Output, broker.DownlinkMessage>;
type Done = (error: object | null, response?: google.Empty) => void;

/** Streams of handlers and of routers of other processes (docs/protocol/brokers.md#streams). */
@Controller()
export class BrokerGrpc {
  constructor(
    private readonly callers: BrokerCallers,
    private readonly handlers: HandlerStreams,
    private readonly routers: OtherRouters,
    private readonly downlinks: DownlinksService,
    private readonly frames: FrameIntake,
    private readonly open: OpenStreams,
  ) {}

  @GrpcMethod(service, 'Subscribe')
  async subscribe(
    _request: broker.SubscribeRequest__Output,
    metadata: Metadata,
    call: Subscription,
  ): Promise<Observable<never>> {
    const { id } = await this.callers.requireHandler(metadata);
    // Nothing would remove the stream any more.
    if (call.cancelled) return EMPTY;
    return new Observable((subscriber) => {
      const remove = this.handlers.add(id, call);
      const close = this.open.add(() => subscriber.complete());
      // Handlers take the headers as a sign that they are subscribed.
      call.sendMetadata(new Metadata());
      return () => {
        close();
        remove();
      };
    });
  }

  @GrpcStreamCall(service, 'Publish')
  async publish(call: Publication, done: Done): Promise<void> {
    try {
      const { id } = await this.callers.requireHandler(call.metadata);
      call.sendMetadata(new Metadata());
      await this.open.read(this.sendAll(id, call));
      done(null, {});
    } catch (thrown) {
      done(toGrpcFailure(toAppError(thrown)));
    }
  }

  @GrpcStreamCall(service, 'Associate')
  async associate(call: Association): Promise<void> {
    try {
      const { id } = await this.callers.requireRouter(call.metadata);
      call.sendMetadata(new Metadata());
      await this.open.read(this.receive(id, call));
      call.end();
    } catch (thrown) {
      call.emit('error', toGrpcFailure(toAppError(thrown)));
    }
  }

  /**
   * Side by side, since a gateway may take seconds to accept one. Each answers another uplink; a device gets no second one
   * with the same counter.
   */
  private async sendAll(handlerId: string, call: Publication): Promise<void> {
    const current = new Set<Promise<void>>();
    for await (const message of call) {
      if (current.size >= mostDownlinks) await Promise.race(current);
      const downlink = this.downlinks
        .publish(handlerId, message as broker.DownlinkMessage__Output)
        .finally(() => current.delete(downlink));
      current.add(downlink);
    }
    await Promise.all(current);
  }

  private async receive(routerId: string, call: Association): Promise<void> {
    const remove = this.routers.add(routerId, call);
    try {
      for await (const message of call) this.frames.add(routerId, message as broker.UplinkMessage__Output);
    } finally {
      remove();
    }
  }
}
