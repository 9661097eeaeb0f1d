import { EventEmitter } from 'node:events';
import { Metadata, type ServerWritableStream } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { watch } from '@fieldpost/contracts';
import { until } from '@fieldpost/testing';
import { handlerRow, MemoryFeed } from '../../test/memory/memory-feed.js';
import { ChangeFeed } from '../feed/change-feed.js';
import { Register } from '../register/register.js';
import { WatcherGrpc } from './watcher.grpc.js';

const quiet = { info: () => undefined, warn: () => undefined };
const options = { keptChanges: 1e6, pollMs: 60_000, retryMs: 1, now: () => new Date() };

/** A call whose client reads, or does not. */
class FakeCall extends EventEmitter {
  writableNeedDrain = false;

  constructor(private readonly address = '192.0.2.1') {
    super();
  }

  getPeer(): string {
    return `${this.address}:50000`;
  }
}

let register: Register;
let source: MemoryFeed;
let feed: ChangeFeed;
let watcher: WatcherGrpc;

beforeEach(async () => {
  register = new Register();
  source = new MemoryFeed();
  feed = new ChangeFeed(register, source, options, quiet);
  watcher = new WatcherGrpc(register, feed);
  await feed.onModuleInit();
});
afterEach(() => feed.onModuleDestroy());

async function announce(count: number): Promise<void> {
  const before = register.count('handler');
  for (let at = 0; at < count; at += 1) source.write({ announced: handlerRow(`h${before + at}`) });
  source.tell();
  await until('the announcements', () => register.count('handler') === before + count);
}

function watching(call = new FakeCall(), service_names: string[] = []) {
  const seen: watch.WatchEvent[] = [];
  const failures: unknown[] = [];
  const events = watcher.watch(
    { service_names, position: '' },
    new Metadata(),
    call as unknown as ServerWritableStream<watch.WatchRequest__Output, watch.WatchEvent>,
  );
  const subscription = events.subscribe({
    next: (event) => seen.push(event),
    error: (error) => failures.push(error),
  });
  return { call, seen, failures, subscription };
}

describe('Watching', () => {
  it('sends changes as they happen', async () => {
    const { seen } = watching();
    expect(seen).toHaveLength(2);
    await announce(3);
    expect(seen.slice(2).map(({ announced }) => announced?.id)).toEqual(['h0', 'h1', 'h2']);
  });

  it('sends nothing to a client that does not read, and all of it once it does', async () => {
    const { call, seen } = watching();
    call.writableNeedDrain = true;
    await announce(3);
    expect(seen).toHaveLength(2);
    call.writableNeedDrain = false;
    call.emit('drain');
    expect(seen).toHaveLength(5);
  });

  it('ends a client that does not read for too long, and no other', async () => {
    const [slow, quick] = [watching(), watching()];
    slow.call.writableNeedDrain = true;
    await announce(5_000);
    expect(slow.failures).toMatchObject([{ kind: 'resource_exhausted' }]);
    expect(quick.failures).toEqual([]);
    expect(quick.seen).toHaveLength(5_002);
  });

  it('leaves nothing behind when the client goes', async () => {
    const { call, seen, subscription } = watching();
    subscription.unsubscribe();
    await announce(1);
    expect([seen.length, call.listenerCount('drain')]).toEqual([2, 0]);
  });

  it('is open to a thousand at a time', () => {
    const first = watching();
    for (let count = 1; count < 1_000; count += 1) watching(new FakeCall(`192.0.2.${count % 20}`));
    const full = expect.objectContaining({ message: 'too many watchers: at most 1000 at a time' });
    expect(() => watching()).toThrow(full);
    first.subscription.unsubscribe();
    expect(() => watching()).not.toThrow();
  });

  it('is open to a hundred at a time from one address', () => {
    const [first] = Array.from({ length: 100 }, () => watching());
    expect(() => watching()).toThrow('too many watchers: at most 100 at a time from one address');
    expect(() => watching(new FakeCall('192.0.2.2'))).not.toThrow();
    first?.subscription.unsubscribe();
    expect(() => watching()).not.toThrow();
  });

  it('names only services that there are', () =>
    expect(() => watching(new FakeCall(), ['networkserver'])).toThrow('ServiceName not valid'));
});
