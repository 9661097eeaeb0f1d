import { Injectable } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';

/** A stream to a router of another process. */
export interface RouterStream {
  readonly writableLength: number;
  write(message: broker.DownlinkMessage): unknown;
}

/** Downlinks that may wait for one slow router. */
const mostWaiting = 1_000;

/** The routers of other processes that are associated with the broker. */
@Injectable()
export class OtherRouters {
  private readonly streams = new Map<string, RouterStream>();

  get count(): number {
    return this.streams.size;
  }

  /** The newest stream of a router gets its downlinks. Returns a function that removes it. */
  add(routerId: string, stream: RouterStream): () => void {
    this.streams.set(routerId, stream);
    return () => {
      if (this.streams.get(routerId) === stream) this.streams.delete(routerId);
    };
  }

  /** Whether the router gets the downlink. */
  send(routerId: string, message: broker.DownlinkMessage): boolean {
    const stream = this.streams.get(routerId);
    if (!stream || stream.writableLength >= mostWaiting) return false;
    stream.write(message);
    return true;
  }
}
