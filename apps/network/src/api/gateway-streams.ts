import { Metadata, type ServerReadableStream } from '@grpc/grpc-js';
import { Injectable } from '@nestjs/common';
import type { google } from '@fieldpost/contracts';
import { toAppError, toGrpcFailure } from '@fieldpost/transport';
import type { GatewayIdentity } from '../gateways/gateway-traffic.js';
import { GatewayCallers } from './gateway-callers.js';
import { OpenStreams } from './open-streams.js';

/** A stream of messages that is answered with nothing. */
export type Incoming<Message> = ServerReadableStream<Message, google.Empty>;
export type Done = (error: object | null, response?: google.Empty) => void;

/** Reads the streams of gateways, which have the token of their gateway. */
@Injectable()
export class GatewayStreams {
  constructor(
    private readonly callers: GatewayCallers,
    private readonly open: OpenStreams,
  ) {}

  /** Hands every message on until the stream, its token or the process ends. */
  async receive<Message>(
    call: Incoming<Message>,
    done: Done,
    take: (gateway: GatewayIdentity, message: Message) => void,
  ): Promise<void> {
    let endChecks = (): void => undefined;
    try {
      const gateway = await this.callers.require(call.metadata);
      endChecks = this.callers.watch(call.metadata, (error) => call.destroy(toAppError(error)));
      call.sendMetadata(new Metadata());
      await this.open.read(readAll(call, (message) => take(gateway, message)));
      done(null, {});
    } catch (thrown) {
      done(toGrpcFailure(toAppError(thrown)));
    } finally {
      endChecks();
    }
  }
}

async function readAll<Message>(call: Incoming<Message>, take: (message: Message) => void): Promise<void> {
  for await (const message of call) take(message as Message);
}
