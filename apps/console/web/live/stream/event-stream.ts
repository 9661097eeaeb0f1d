import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { StreamEvent } from '../live-message.js';
import { isForGood, waitMs } from './reconnecting.js';
import type { Tab } from './tab.js';

/** State of a stream. */
export type StreamStatus =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** Disconnected; reconnects automatically. */
  | { readonly is: 'waiting'; readonly seconds: number }
  /** Failed for good; a retry would not help. */
  | { readonly is: 'rejected'; readonly failure: unknown };

/** Inputs and callbacks of a stream. */
export interface StreamOptions {
  /** Opens the stream after the event with this id; empty for the first time. Throws `ApiFailure`. */
  readonly open: (lastId: string, signal: AbortSignal) => Promise<ReadableStream<BufferSource>>;
  readonly onEvent: (event: StreamEvent) => void;
  readonly onStatus: (status: StreamStatus) => void;
  /** Where the events are shown. */
  readonly tab: Tab;
}

/**
 * Reads an event stream until the signal aborts, and reconnects whenever it ends. A tab that is hidden for a while gives its
 * connection back, because all tabs share the six that browsers have to one host with HTTP/1.1; shown again, it continues after
 * the last event.
 */
export async function follow(plan: StreamOptions, signal: AbortSignal): Promise<void> {
  let lastId = '';
  let failures = 0;
  const read = async (ended: AbortSignal) => {
    plan.onStatus({ is: 'connecting' });
    const body = await plan.open(lastId, ended);
    plan.onStatus({ is: 'open' });
    failures = 0;
    await readAll(body, (event) => {
      lastId = event.id ?? lastId;
      plan.onEvent(event);
    });
  };
  while (!signal.aborted) {
    await plan.tab.shown(signal);
    if (signal.aborted) return;
    const connection = new AbortController();
    const leave = () => connection.abort();
    signal.addEventListener('abort', leave);
    plan.tab.onHidden(leave, connection.signal);
    const failure = await read(connection.signal).catch((thrown: unknown) => thrown);
    signal.removeEventListener('abort', leave);
    if (signal.aborted) return;
    if (connection.signal.aborted) continue;
    connection.abort();
    if (isForGood(failure)) return plan.onStatus({ is: 'rejected', failure });
    const ms = waitMs(failures, Math.random());
    failures += 1;
    plan.onStatus({ is: 'waiting', seconds: Math.ceil(ms / 1000) });
    await pause(ms, signal);
  }
}

type NumberedEvent = StreamEvent & { readonly id?: string | undefined };

/** The events of the body of a response. */
export const eventsIn = (body: ReadableStream<BufferSource>): ReadableStreamDefaultReader<NumberedEvent> =>
  body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();

async function readAll(
  body: ReadableStream<BufferSource>,
  onEvent: (event: NumberedEvent) => void,
): Promise<void> {
  const reader = eventsIn(body);
  for (let part = await reader.read(); !part.done; part = await reader.read()) onEvent(part.value);
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
