import { setTimeout as sleep } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { option, wholeNumber } from '../arguments.js';
import type { Command } from '../command.js';
import { Failure } from '../failure.js';
import { type Api, pathOf } from '../session/api.js';
import { type LiveMessage, readEvent, textOf } from '../messages/live-message.js';
import { application } from './operands.js';

const shortestMs = 1_000;
const longestMs = 30_000;

/** A live stream to follow, and the callbacks for its messages. */
interface Plan {
  readonly api: Api;
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly onMessage: (message: LiveMessage) => void;
  readonly onNote: (sentence: string) => void;
  readonly signal: AbortSignal;
}

/** Reads messages until the signal aborts. Reconnects after what was received, with increasing delays. */
async function follow(plan: Plan): Promise<void> {
  const { onNote, signal } = plan;
  const position = { lastId: '', failures: 0 };
  while (!signal.aborted) {
    const failure: unknown = await read(plan, position).catch((error: unknown) => error);
    if (signal.aborted) return;
    if (failure instanceof Failure && failure.kind !== 'unavailable') throw failure;
    if (failure instanceof Error) onNote(`${failure.message} Connecting again …`);
    const ms = Math.min(longestMs, shortestMs * 2 ** position.failures);
    position.failures += 1;
    await sleep(ms, undefined, { signal }).catch(() => undefined);
  }
}

/** Where to continue, and how many attempts have failed since the last connection. */
interface Position {
  lastId: string;
  failures: number;
}

/** Reads one stream to its end. */
async function read(
  { api, path, query, onMessage, onNote, signal }: Plan,
  position: Position,
): Promise<void> {
  const headers = position.lastId === '' ? {} : { 'last-event-id': position.lastId };
  const { body } = await api.stream({ path, query, headers, signal });
  position.failures = 0;
  for await (const event of eventsIn(body)) {
    position.lastId = event.id ?? position.lastId;
    const message = readEvent(event);
    if (message) onMessage(message);
    else onNote('Some messages are missing.');
  }
}

const eventsIn = (body: Response['body']) =>
  (body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());

export const tail: Command = {
  name: 'tail',
  summary: 'Shows messages of an application as they arrive, until Ctrl-C.',
  operands: [application],
  options: [
    option('--device <id...>', 'only messages of these devices'),
    option('--events', 'also events: joins, downlinks, errors'),
    wholeNumber('--count <number>', 'end after this number of messages', 1),
  ],
  examples: [
    'fieldpost tail my-app',
    'fieldpost tail my-app --device my-dev --events',
    `fieldpost tail my-app --json | jq .data.payload_fields`,
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort());
    let left = Number(call.text('count') ?? Infinity);
    await follow({
      api,
      path: pathOf`/applications/${call.operand(0)}/events`,
      query: {
        device: call.list('device')?.join(','),
        type: call.flag('events') ? undefined : 'up',
      },
      onMessage: (message) => {
        if (left <= 0) return;
        out.message(message, textOf(message));
        left -= 1;
        if (left <= 0) stop.abort();
      },
      onNote: (sentence) => out.note(sentence),
      signal: stop.signal,
    });
  },
};
