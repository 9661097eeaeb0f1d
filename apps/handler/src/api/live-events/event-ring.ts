import { sizeOf } from '../../events/message-json.js';
import type { ApplicationMessage } from '../../events/message-subscribers.js';

/** A message with its number among those of its application. */
export interface NumberedMessage extends ApplicationMessage {
  readonly number: number;
}

/** How much of the past is remembered for one application. */
export interface RingBounds {
  readonly messages: number;
  /** Characters of JSON. */
  readonly size: number;
}

export const ringBounds: RingBounds = { messages: 256, size: 131_072 };

/** The last messages of an application, for streams that come back. */
export class EventRing {
  private readonly kept: NumberedMessage[] = [];
  private size = 0;
  private last = 0;

  /** `epoch` distinguishes the numbers of this ring from those before a restart and of other replicas. */
  constructor(
    readonly epoch: string,
    private readonly bounds: RingBounds = ringBounds,
  ) {}

  add(message: ApplicationMessage): NumberedMessage {
    this.last += 1;
    const numbered = { ...message, number: this.last };
    this.kept.push(numbered);
    this.size += sizeOf(message);
    while (this.kept.length > this.bounds.messages || this.size > this.bounds.size) {
      const dropped = this.kept.shift();
      this.size -= dropped ? sizeOf(dropped) : 0;
    }
    return numbered;
  }

  /** The `id:` of a message in a stream. */
  idOf({ number }: Pick<NumberedMessage, 'number'>): string {
    return `${this.epoch}-${number}`;
  }

  /** The messages after the one with this id; undefined when some of them are dropped, or the id is unknown. */
  since(id: string): readonly NumberedMessage[] | undefined {
    const [, epoch, digits] = /^(\w+)-(\d{1,15})$/.exec(id) ?? [];
    const number = Number(digits);
    const first = this.last - this.kept.length + 1;
    if (epoch !== this.epoch || number > this.last || number + 1 < first) return undefined;
    return this.kept.slice(number + 1 - first);
  }
}
