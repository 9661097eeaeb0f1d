import { describe, expect, it } from '@jest/globals';
import { follow, type StreamStatus } from './event-stream.js';
import type { StreamEvent } from '../live-message.js';

const encoder = new TextEncoder();
const alwaysShown = { shown: async () => undefined, onHidden: () => undefined };

/** Follows one stream whose body arrives in these parts, to its end. */
async function eventsOf(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<readonly StreamEvent[]> {
  const body = new ReadableStream<BufferSource>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  const stop = new AbortController();
  const onStatus = ({ is }: StreamStatus) => void (is === 'waiting' && stop.abort());
  const plan = {
    open: () => Promise.resolve(body),
    onEvent: (event: StreamEvent) => events.push(event),
    onStatus,
    tab: alwaysShown,
  };
  await follow(plan, stop.signal);
  return events;
}

describe('A stream of events', () => {
  it('is parsed into event, id and data, wherever its bytes are split', async () => {
    const parts = ['event: up\nid: 1\nda', 'ta: {"a":\ndata: 1}\n', '\n:comment\n\nid: 2\ndata: x\n\n'];
    expect(await eventsOf(parts.map((part) => encoder.encode(part)))).toEqual([
      expect.objectContaining({ event: 'up', id: '1', data: '{"a":\n1}' }),
      expect.objectContaining({ id: '2', data: 'x' }),
    ]);
  });

  it('keeps characters whose bytes arrive separately', async () => {
    const bytes = [...encoder.encode('data: ü\n\n')].map((byte) => Uint8Array.of(byte));
    expect((await eventsOf(bytes)).map(({ data }) => data)).toEqual(['ü']);
  });
});

describe('The stream of a hidden tab', () => {
  it('ends, and continues after its last event when the tab is shown', async () => {
    const stop = new AbortController();
    const opened: string[] = [];
    const changes: Record<'hide' | 'show', () => void> = { hide: () => undefined, show: () => undefined };
    const tab = {
      shown: () =>
        opened.length === 0 ? Promise.resolve() : new Promise<void>((resolve) => (changes.show = resolve)),
      onHidden: (callback: () => void) => void (changes.hide = callback),
    };
    const open = async (lastId: string, ended: AbortSignal) => {
      opened.push(lastId);
      return new ReadableStream<BufferSource>({
        start(controller) {
          controller.enqueue(encoder.encode('id: 7\ndata: x\n\n'));
          ended.addEventListener('abort', () => controller.error(ended.reason));
        },
      });
    };
    const events: StreamEvent[] = [];
    const onEvent = (event: StreamEvent) => {
      events.push(event);
      if (events.length === 1) changes.hide();
      else stop.abort();
    };
    const followed = follow({ open, onEvent, onStatus: () => undefined, tab }, stop.signal);
    while (events.length < 1) await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect(opened).toEqual(['']);
    changes.show();
    await followed;
    expect(opened).toEqual(['', '7']);
  });

  it('is not opened when its page is left before the tab is shown', async () => {
    const stop = new AbortController();
    const tab = {
      shown: (signal: AbortSignal) =>
        new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
      onHidden: () => undefined,
    };
    let opened = 0;
    const open = async () => {
      opened += 1;
      return new ReadableStream<BufferSource>();
    };
    const plan = { open, onEvent: () => undefined, onStatus: () => undefined, tab };
    const followed = follow(plan, stop.signal);
    stop.abort();
    await followed;
    expect(opened).toBe(0);
  });
});
