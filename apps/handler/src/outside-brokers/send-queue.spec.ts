import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { createLogger, type Span } from '@fieldpost/observability';
import { SendQueue } from './send-queue.js';

function sendQueueOf(capacity: number) {
  const lines: string[] = [];
  const log = createLogger({
    app: 'handler',
    level: 'info',
    destination: { write: (line: string) => void lines.push(line) },
  });
  return { sendQueue: new SendQueue('mqtt', log, (appId) => appId, capacity), lines };
}

const message = (address: string, appId = AppId('my-app')) => ({
  appId,
  address,
  body: Buffer.alloc(100),
  seconds: 0,
});
const drain = (sendQueue: SendQueue): string[] => {
  const addresses: string[] = [];
  for (let next = sendQueue.take(); next; next = sendQueue.take()) addresses.push(next.address);
  return addresses;
};

describe('The sendQueue of an outside broker', () => {
  it('gives messages in the order in which they came', () => {
    const { sendQueue } = sendQueueOf(10_000);
    for (const address of ['a', 'b', 'c']) sendQueue.put(message(address));
    expect(drain(sendQueue)).toEqual(['a', 'b', 'c']);
    expect(sendQueue.size).toBe(0);
  });

  it('gives what comes back first again', () => {
    const { sendQueue } = sendQueueOf(10_000);
    for (const address of ['a', 'b', 'c']) sendQueue.put(message(address));
    const taken = [sendQueue.take(), sendQueue.take()].filter((each) => each !== undefined);
    sendQueue.putBack(taken);
    expect(drain(sendQueue)).toEqual(['a', 'b', 'c']);
  });

  it('drops the oldest messages when it is full, and logs that twice, with their number at the end', () => {
    const { sendQueue, lines } = sendQueueOf(1_000);
    for (const address of 'abcdefgh') sendQueue.put(message(address));
    expect(drain(sendQueue)).toEqual(['f', 'g', 'h']);
    expect(lines.map((line) => (JSON.parse(line) as { dropped?: number }).dropped)).toEqual([undefined, 5]);
  });

  it('keeps what one application sends now and then, however much another sends', () => {
    const { sendQueue } = sendQueueOf(1_000);
    sendQueue.put(message('quiet', AppId('quiet-app')));
    for (const address of 'abcdefgh') sendQueue.put(message(address));
    expect(drain(sendQueue)).toEqual(['quiet', 'g', 'h']);
  });

  it('ends the spans of what it drops, as dropped', () => {
    const ended: unknown[] = [];
    const span = { end: (failure?: string) => void ended.push(failure) } as unknown as Span;
    const { sendQueue } = sendQueueOf(1_000);
    for (const address of 'abcd') sendQueue.put({ ...message(address), span });
    expect(ended).toEqual(['dropped']);
  });

  it('is bounded for what comes back, too', () => {
    const { sendQueue } = sendQueueOf(1_000);
    sendQueue.put(message('z'));
    sendQueue.putBack([...'abcdef'].map((address) => message(address)));
    expect(drain(sendQueue)).toEqual(['e', 'f', 'z']);
  });

  it('wakes who delivers, until that one leaves', () => {
    const { sendQueue } = sendQueueOf(10_000);
    const seen: number[] = [];
    sendQueue.put(message('a'));
    sendQueue.attach(() => void seen.push(sendQueue.size));
    sendQueue.put(message('b'));
    sendQueue.detach();
    sendQueue.put(message('c'));
    expect(seen).toEqual([1, 2]);
  });
});
