import { Metadata, type ServerReadableStream, type ServerWritableStream, status } from '@grpc/grpc-js';
import type { broker, google } from '@fieldpost/contracts';
import type { NetworkCaller, NetworkCallers } from './network-callers.js';
import { RpcRejection, toStatus } from './rpc-rejection.js';

/** Bytes go out as they are, whether they are a message or not. */
export type Delivered = broker.DeduplicatedUplinkMessage | Buffer;
type Subscription = ServerWritableStream<broker.SubscribeRequest__Output, Delivered>;
type Publication = ServerReadableStream<broker.DownlinkMessage__Output, google.Empty>;
type Downlink = broker.DownlinkMessage__Output;

/** How many streams of a handler are open now. */
export interface OpenStreams {
  readonly subscribe: number;
  readonly publish: number;
}

/** The streams of handlers: uplinks out, downlinks in. Response headers go out at once when a stream is accepted. */
export class HandlerStreams {
  private readonly subscriptions = new Map<string, Set<Subscription>>();
  private readonly publications = new Map<string, Set<Publication>>();

  constructor(
    private readonly callers: NetworkCallers,
    private readonly onDownlink: (handlerId: string, message: Downlink) => Promise<void>,
  ) {}

  open(handlerId: string): OpenStreams {
    return {
      subscribe: this.subscriptions.get(handlerId)?.size ?? 0,
      publish: this.publications.get(handlerId)?.size ?? 0,
    };
  }

  /** Returns a function that counts the currently open streams that are still open. */
  remaining(): () => number {
    const places = [...this.subscriptions.values(), ...this.publications.values()];
    const open = places.flatMap((streams: ReadonlySet<unknown>) =>
      [...streams].map((stream) => ({ streams, stream })),
    );
    return () => open.filter(({ streams, stream }) => streams.has(stream)).length;
  }

  /** Sends an uplink, or raw bytes, to one stream of the handler; fails when there is none. */
  send(handlerId: string, message: Delivered): void {
    const [stream] = this.subscriptions.get(handlerId) ?? [];
    if (!stream) throw new Error(`the uplink is lost: ${handlerId} has no Subscribe stream`);
    stream.write(message);
  }

  /** Ends the oldest stream of each kind of the handler; later messages on them are ignored. */
  giveUpOldest(handlerId: string): void {
    const [subscription] = this.subscriptions.get(handlerId) ?? [];
    const [publication] = this.publications.get(handlerId) ?? [];
    publication?.removeAllListeners('data');
    for (const stream of [subscription, publication])
      stream?.emit('error', { code: status.UNAVAILABLE, details: 'the host of the handler is gone' });
  }

  async subscribe(call: Subscription): Promise<void> {
    const caller = await this.accept(call);
    if (!caller) return;
    remember(this.subscriptions, caller.id, call);
    call.sendMetadata(new Metadata());
  }

  async publish(
    call: Publication,
    done: (error: object | null, answer?: google.Empty) => void,
  ): Promise<void> {
    const caller = await this.accept(call);
    if (!caller) return;
    remember(this.publications, caller.id, call);
    call.sendMetadata(new Metadata());
    // One after the other: the order of downlinks is the order of their counters.
    let work = Promise.resolve();
    call.on('data', (message: Downlink) => {
      work = work.then(() => this.onDownlink(caller.id, message));
    });
    call.on('end', () => void work.then(() => done(null, {})));
  }

  /** The caller, or undefined after the rejection has been sent. */
  private async accept(call: Subscription | Publication): Promise<NetworkCaller | undefined> {
    try {
      const caller = await this.callers.check(call.metadata);
      // A cancelled call is not reported any more.
      if (call.cancelled) return undefined;
      if (caller.serviceName === 'handler') return caller;
      throw new RpcRejection(status.PERMISSION_DENIED, 'permission denied: only handlers take uplinks');
    } catch (error) {
      call.emit('error', toStatus(error));
      return undefined;
    }
  }
}

function remember<S extends Subscription | Publication>(
  streams: Map<string, Set<S>>,
  id: string,
  call: S,
): void {
  const open = streams.get(id) ?? new Set();
  streams.set(id, open.add(call));
  const forget = () => void open.delete(call);
  call.on('cancelled', forget);
  call.on('close', forget);
  call.on('end', forget);
  call.on('error', forget);
}
