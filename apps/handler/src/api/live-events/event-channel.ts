import { withDecodingError } from '../../events/message-json.js';
import type { ApplicationMessage } from '../../events/message-subscribers.js';
import type { Share } from '../../limits/owners.js';
import { type EventFilter, passes } from './event-filter.js';
import type { EventRing, NumberedMessage } from './event-ring.js';

/** The way to one client. */
export interface EventSink {
  readonly write: (text: string) => void;
  /** Bytes that the client has not taken yet. */
  readonly waitingBytes: () => number;
  /** Ends the stream; what waits is still sent when the client takes it. */
  readonly end: () => void;
  /** Ends the connection at once. */
  readonly destroy: () => void;
}

/** One client, with its filter. */
export interface EventStream {
  /** The client that it belongs to. */
  readonly caller: string;
  /** The owner or application whose share it uses. */
  readonly share: Share;
  readonly filter: EventFilter;
  readonly sink: EventSink;
}

/** A client that holds more than this is dropped. */
export const mostWaitingBytes = 1_048_576;

/** How long a client waits before it reconnects, in milliseconds. */
const retryMs = 2_000;

/** Sent to a client that has missed more events than are kept. */
const gap = 'event: gap\ndata: null\n\n';

/** The streams of one application, and the recent messages that a client can get when it reconnects. */
export class EventChannel {
  readonly streams = new Set<EventStream>();

  constructor(private readonly ring: EventRing) {}

  /** Begins a stream, with what came after `lastId` when that is not empty. */
  open(stream: EventStream, lastId: string): void {
    this.streams.add(stream);
    stream.sink.write(`retry: ${retryMs}\n\n`);
    if (lastId === '') return;
    const missed = this.ring.since(lastId);
    if (!missed) return stream.sink.write(gap);
    for (const message of missed) {
      if (passes(stream.filter, message)) stream.sink.write(this.textOf(message));
    }
  }

  /** Sends a message to every stream whose filter matches, and returns the streams that read too slowly. */
  send(message: ApplicationMessage): readonly EventStream[] {
    const numbered = this.ring.add(message);
    let text: string | undefined;
    const slow: EventStream[] = [];
    for (const stream of this.streams) {
      if (!passes(stream.filter, message)) continue;
      text ??= this.textOf(numbered);
      if (stream.sink.waitingBytes() + text.length > mostWaitingBytes) slow.push(stream);
      else stream.sink.write(text);
    }
    return slow;
  }

  /** The event is named by its MQTT topic, and its data is what MQTT carries there, with the error of the decoder. */
  private textOf(message: NumberedMessage): string {
    const { appId, devId, kind, decodingError } = message;
    const json = withDecodingError(message.json, decodingError);
    const topic = `${appId}/devices/${devId}/${kind}`;
    return `id: ${this.ring.idOf(message)}\nevent: ${topic}\ndata: ${json}\n\n`;
  }
}
