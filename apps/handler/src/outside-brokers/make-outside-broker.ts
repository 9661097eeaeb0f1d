import type { Logger, Tracing } from '@fieldpost/observability';
import type { ShareOf } from '../shared/fair-queue.js';
import { DownlinkIntake } from './downlink-intake.js';
import type { Leadership } from '../cluster/leadership.js';
import { Link, type Opened } from './link.js';
import type { DownlinkParts } from './mqtt-downlinks.js';
import { SendQueue } from './send-queue.js';
import type { OutsideBroker } from './outside-brokers.js';
import { OutsidePublisher, type Style } from './outside-publisher.js';

/** How one kind of broker is spoken to. */
export interface Dialect {
  /** Its name in the log. */
  readonly peer: string;
  readonly style: Style;
  readonly openOutlet: (sendQueue: SendQueue) => Promise<Opened>;
  readonly openDownlinks: (parts: DownlinkParts) => Promise<Opened>;
}

/** Dependencies of every outside broker. */
export interface OutsideTools {
  readonly log: Logger;
  readonly leadership: Pick<Leadership, 'isLeader' | 'term' | 'onChange'>;
  readonly tracing: Tracing;
  readonly shareOf: ShareOf;
  /** From 0 to 1, for the jitter of attempts. */
  readonly random: () => number;
}

/**
 * A broker with two connections: every replica has one to publish its messages, and the leader has one for downlinks,
 * so that no downlink is queued twice (ADR 25).
 */
export function makeOutsideBroker(
  dialect: Dialect,
  { log, leadership, tracing, shareOf, random }: OutsideTools,
): OutsideBroker {
  const { peer, style, openOutlet, openDownlinks } = dialect;
  const sendQueue = new SendQueue(peer, log, shareOf);
  const outlet = new Link({ peer, open: () => openOutlet(sendQueue), log, random });
  let inlet: Link | undefined;
  return {
    peer,
    queue: () => sendQueue.queue,
    publisher: new OutsidePublisher(style, sendQueue, log),
    start: (downlinks) => {
      const intake = new DownlinkIntake(downlinks, { peer, log, tracing, random });
      const open = (stopping: AbortSignal) =>
        openDownlinks({ intake, log, stopping, epoch: leadership.term?.epoch });
      inlet = new Link({ peer: `${peer} downlinks`, open, leadership, log, random });
      outlet.start();
      inlet.start();
    },
    stopDownlinks: async () => inlet?.stop(),
    stop: () => outlet.stop(),
  };
}
