import type { Metadata, ServerWritableStream } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { watch } from '@fieldpost/contracts';
import { serviceNames } from '@fieldpost/domain';
import { addressOfPeer, networkOf } from '@fieldpost/transport';
import { Observable, type Subscriber } from 'rxjs';
import { parseServiceName } from '../announcements/announcements.rules.js';
import { ChangeFeed } from '../feed/change-feed.js';
import { Register } from '../register/register.js';
import { tooManyWatchers, tooManyWatchersOfAddress } from './watch.errors.js';
import { Watch } from './watch.js';

const mostWatchers = 1_000;
/** Of one client address, so that one client cannot use up all of them. */
const mostOfAddress = 100;

type Call = ServerWritableStream<watch.WatchRequest__Output, watch.WatchEvent>;

/** The part of a call that sending needs. */
type Drainable = Pick<Call, 'getPeer' | 'on' | 'off' | 'writableNeedDrain'>;

/** Streams changes to components instead of polling; needs no token, like the reads. */
@Controller()
export class WatcherGrpc {
  private watchers = 0;
  private readonly byNetwork = new Map<string, number>();

  constructor(
    private readonly register: Register,
    private readonly feed: ChangeFeed,
  ) {}

  /** How many are watching now. */
  get count(): number {
    return this.watchers;
  }

  @GrpcMethod('Watcher', 'Watch')
  watch(
    { service_names, position }: watch.WatchRequest__Output,
    _metadata: Metadata,
    call: Drainable,
  ): Observable<watch.WatchEvent> {
    const services = new Set(service_names.map(parseServiceName));
    const network = networkOf(addressOfPeer(call.getPeer()));
    if (this.watchers >= mostWatchers) throw tooManyWatchers({ most: mostWatchers });
    if ((this.byNetwork.get(network) ?? 0) >= mostOfAddress)
      throw tooManyWatchersOfAddress({ most: mostOfAddress });
    return new Observable((subscriber) => {
      this.change(network, 1);
      const watched = new Watch(this.register, this.feed, {
        services: services.size > 0 ? [...services] : serviceNames,
        position,
      });
      const send = () => sendNow(watched, call, subscriber);
      const forget = this.feed.onChange(send);
      call.on('drain', send);
      send();
      return () => {
        this.change(network, -1);
        forget();
        call.off('drain', send);
      };
    });
  }

  private change(network: string, by: 1 | -1): void {
    this.watchers += by;
    const count = (this.byNetwork.get(network) ?? 0) + by;
    if (count === 0) this.byNetwork.delete(network);
    else this.byNetwork.set(network, count);
  }
}

/** Sends events until the send buffer of the caller is full; the rest follows when it has drained. */
function sendNow(watched: Watch, call: Drainable, subscriber: Subscriber<watch.WatchEvent>): void {
  try {
    watched.check();
    const next = () => (call.writableNeedDrain || subscriber.closed ? undefined : watched.next());
    for (let event = next(); event; event = next()) subscriber.next(event);
  } catch (error) {
    subscriber.error(error);
  }
}
