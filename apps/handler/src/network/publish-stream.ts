import type { ClientWritableStream, Metadata } from '@grpc/grpc-js';
import type { broker } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';

/** Downlinks that may wait to be written; a broker that takes none in for so long is no use to them. */
const mostPending = 256;

type Fail = (reason: unknown) => void;

/** One `Broker.Publish` stream: what goes to the broker. */
export class PublishStream {
  private readonly pending = new Set<Fail>();
  private readonly stream: ClientWritableStream<broker.DownlinkMessage>;
  /** Settles when the stream is over; fails when it broke. */
  readonly closed: Promise<void>;
  private isOpen = true;

  /** `opened` is called when the broker has accepted the stream. */
  constructor(client: broker.BrokerClient, metadata: Metadata, opened: () => void) {
    const { promise, resolve, reject } = deferred();
    this.closed = promise;
    this.stream = client.publish(metadata, (error) => {
      this.failPending();
      if (error) reject(error);
      else resolve();
    });
    this.stream.on('metadata', opened);
  }

  /** Resolves when the message was handed to the connection; fails with `unavailable` when it cannot be. */
  write(message: broker.DownlinkMessage): Promise<void> {
    if (!this.isOpen || this.pending.size >= mostPending) return Promise.reject(noBroker());
    return new Promise((resolve, reject) => {
      this.pending.add(reject);
      this.stream.write(message, (error?: Error | null) => {
        this.pending.delete(reject);
        if (error) reject(noBroker(error));
        else resolve();
      });
    });
  }

  cancel(): void {
    this.stream.cancel();
  }

  /** Messages that were not written when the stream ended are lost. */
  private failPending(): void {
    this.isOpen = false;
    for (const fail of this.pending) fail(noBroker());
    this.pending.clear();
  }
}

function deferred() {
  let resolve: () => void = () => undefined;
  let reject: Fail = () => undefined;
  const promise = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

const noBroker = (cause?: Error) => unavailable({ what: 'broker' }, cause && { cause });
