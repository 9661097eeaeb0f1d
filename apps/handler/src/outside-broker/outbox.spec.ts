import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { createLogger, type Span } from '@fieldpost/observability';
import { Outbox } from './outbox.js';

function outboxOf(capacity: number) {
  const lines: string[] = [];
  const log = createLogger({
    app: 'handler',
    level: 'info',
    destination: { write: (line: string) => void lines.push(line) },
  });
  return { outbox: new Outbox('mqtt', log, (appId) => appId, capacity), lines };
}

const message = (address: string, appId = AppId('my-app')) => ({
  appId,
  address,
  body: Buffer.alloc(100),
  seconds: 0,
});
const drain = (outbox: Outbox): string[] => {
  const addresses: string[] = [];
  for (let next = outbox.take(); next; next = outbox.take()) addresses.push(next.address);
  return addresses;
};

describe('The outbox of an outside broker', () => {
  it('gives messages in the order in which they came', () => {
    const { outbox } = outboxOf(10_000);
    for (const address of ['a', 'b', 'c']) outbox.put(message(address));
    expect(drain(outbox)).toEqual(['a', 'b', 'c']);
    expect(outbox.size).toBe(0);
  });

  it('gives what comes back first again', () => {
    const { outbox } = outboxOf(10_000);
    for (const address of ['a', 'b', 'c']) outbox.put(message(address));
    const taken = [outbox.take(), outbox.take()].filter((each) => each !== undefined);
    outbox.putBack(taken);
    expect(drain(outbox)).toEqual(['a', 'b', 'c']);
  });

  it('drops the oldest messages when it is full, and tells so twice, with their number at the end', () => {
    const { outbox, lines } = outboxOf(1_000);
    for (const address of 'abcdefgh') outbox.put(message(address));
    expect(drain(outbox)).toEqual(['f', 'g', 'h']);
    expect(lines.map((line) => (JSON.parse(line) as { dropped?: number }).dropped)).toEqual([undefined, 5]);
  });

  it('keeps what one application sends now and then, however much another sends', () => {
    const { outbox } = outboxOf(1_000);
    outbox.put(message('quiet', AppId('quiet-app')));
    for (const address of 'abcdefgh') outbox.put(message(address));
    expect(drain(outbox)).toEqual(['quiet', 'g', 'h']);
  });

  it('ends the spans of what it drops, as dropped', () => {
    const ended: unknown[] = [];
    const span = { end: (failure?: string) => void ended.push(failure) } as unknown as Span;
    const { outbox } = outboxOf(1_000);
    for (const address of 'abcd') outbox.put({ ...message(address), span });
    expect(ended).toEqual(['dropped']);
  });

  it('is bounded for what comes back, too', () => {
    const { outbox } = outboxOf(1_000);
    outbox.put(message('z'));
    outbox.putBack([...'abcdef'].map((address) => message(address)));
    expect(drain(outbox)).toEqual(['e', 'f', 'z']);
  });

  it('wakes who delivers, until that one leaves', () => {
    const { outbox } = outboxOf(10_000);
    const seen: number[] = [];
    outbox.put(message('a'));
    outbox.attach(() => void seen.push(outbox.size));
    outbox.put(message('b'));
    outbox.detach();
    outbox.put(message('c'));
    expect(seen).toEqual([1, 2]);
  });
});
