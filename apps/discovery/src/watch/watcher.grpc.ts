import type { Metadata, ServerWritableStream } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { watch } from '@fieldpost/contracts';
import { serviceNames } from '@fieldpost/domain';
import { Observable, type Subscriber } from 'rxjs';
import { parseServiceName } from '../announcements/announcements.rules.js';
import { ChangeFeed } from '../feed/change-feed.js';
import { Register } from '../register/register.js';
import { tooManyWatchers } from './watch.errors.js';
import { Watch } from './watch.js';

const mostWatchers = 1_000;

type Call = ServerWritableStream<watch.WatchRequest__Output, watch.WatchEvent>;

/** What sending needs to know of a call. */
type Drainable = Pick<Call, 'on' | 'off' | 'writableNeedDrain'>;

/** Tells components what changes, so that they need not ask; open to everybody, as the reads are. */
@Controller()
export class WatcherGrpc {
  private watchers = 0;

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
    if (this.watchers >= mostWatchers) throw tooManyWatchers({ most: mostWatchers });
    return new Observable((subscriber) => {
      this.watchers += 1;
      const told = new Watch(this.register, this.feed, {
        services: services.size > 0 ? [...services] : serviceNames,
        position,
      });
      const send = () => sendNow(told, call, subscriber);
      const forget = this.feed.onChange(send);
      call.on('drain', send);
      send();
      return () => {
        this.watchers -= 1;
        forget();
        call.off('drain', send);
      };
    });
  }
}

/** Sends what the caller takes now; who cannot take more is asked again when it has drained. */
function sendNow(told: Watch, call: Drainable, subscriber: Subscriber<watch.WatchEvent>): void {
  try {
    told.check();
    const next = () => (call.writableNeedDrain || subscriber.closed ? undefined : told.next());
    for (let event = next(); event; event = next()) subscriber.next(event);
  } catch (error) {
    subscriber.error(error);
  }
}
