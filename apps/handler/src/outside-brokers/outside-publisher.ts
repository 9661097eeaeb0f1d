import type { AppId, DevId } from '@fieldpost/domain';
import { currentContext, type Logger } from '@fieldpost/observability';
import { messageJson } from '../events/message-json.js';
import type { UplinkMessage } from '../events/messages.js';
import { type EventType, Publisher, publishOrLog } from '../events/publisher.js';
import type { SendQueue, Outgoing } from './send-queue.js';

/** Where a message of a device goes, `rest` as in an MQTT topic, such as `up` or `events/down/sent`. */
export type AddressOf = (appId: AppId, devId: DevId, rest: string) => string;

/** How messages are written for one kind of broker. */
export interface Style {
  readonly addressOf: AddressOf;
  /** Messages beside the whole uplink, as the rest of the topic and a value. */
  readonly parts: (message: UplinkMessage) => Iterable<{ readonly path: string; readonly value: unknown }>;
}

/** Writes messages for an outside broker and leaves them in its sendQueue, whether it is connected or not. */
export class OutsidePublisher extends Publisher {
  constructor(
    private readonly style: Style,
    private readonly sendQueue: Pick<SendQueue, 'peer' | 'put'>,
    private readonly log: Logger,
    private readonly now: () => number = Date.now,
  ) {
    super();
  }

  uplink(message: UplinkMessage): void {
    publishOrLog(this.log, 'uplink', () => {
      const { app_id: appId, dev_id: devId } = message;
      const seconds = secondsOf(message.metadata.time, this.now());
      const made = (rest: string, value: unknown) => ({
        appId,
        address: this.style.addressOf(appId, devId, rest),
        body: Buffer.from(messageJson(value)),
        seconds,
      });
      this.put(made('up', message));
      for (const { path, value } of this.style.parts(message)) this.sendQueue.put(made(`up/${path}`, value));
    });
  }

  event(appId: AppId, devId: DevId, type: EventType, data: object | null): void {
    publishOrLog(this.log, 'event', () => {
      const address = this.style.addressOf(appId, devId, `events/${type}`);
      this.put({ appId, address, body: Buffer.from(messageJson(data)), seconds: secondsOf('', this.now()) });
    });
  }

  /** Its way to the broker is part of the trace of whatever led to it. */
  private put(message: Outgoing): void {
    const attributes = { peer: this.sendQueue.peer };
    const about = { name: 'outside broker publish', kind: 'producer', attributes } as const;
    this.sendQueue.put({ ...message, span: currentContext()?.span?.child(about) });
  }
}

/** Of an RFC 3339 time; of `nowMs` where there is none. */
function secondsOf(time: string, nowMs: number): number {
  const ms = Date.parse(time);
  return Math.floor((Number.isNaN(ms) ? nowMs : ms) / 1000);
}
