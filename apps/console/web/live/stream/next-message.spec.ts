import { describe, expect, it } from '@jest/globals';
import type { Call, HandlerApi } from '../../api/handler.js';
import { messageAfter, nextMessage } from './next-message.js';

const event = (topic: string, data: object) => `event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`;

/** A handler whose stream has these events and then ends. */
function handlerWith(...events: readonly string[]) {
  const calls: string[] = [];
  const body = new Blob([...events]).stream();
  const stream = async ({ path }: Call) => {
    calls.push(path);
    return body;
  };
  return { calls, handler: { stream } as unknown as HandlerApi };
}

const { signal } = new AbortController();

describe('Waiting for a message', () => {
  it('ends with the first one that is accepted', async () => {
    const { handler, calls } = handlerWith(
      event('my-app/devices/roof/events/activations', {}),
      event('my-app/devices/roof/up', { counter: 1 }),
      event('my-app/devices/roof/up', { counter: 2 }),
    );
    const accepts = ({ kind }: { readonly kind: string }) => kind === 'up';
    const found = await nextMessage(handler, { appId: 'my-app', devId: 'roof', accepts, signal });
    expect(found).toMatchObject({ devId: 'roof', kind: 'up', body: { counter: 1 } });
    expect(calls).toEqual(['/applications/my-app/events?device=roof']);
  });

  it('begins before what causes the message', async () => {
    const { handler, calls } = handlerWith(event('my-app/devices/roof/up', {}));
    const onOpen = async () => void calls.push('simulated');
    await nextMessage(handler, { appId: 'my-app', accepts: () => true, signal, onOpen });
    expect(calls).toEqual(['/applications/my-app/events', 'simulated']);
  });

  it('has no result when the stream ends before', async () => {
    const { handler } = handlerWith(event('gap', {}));
    expect(await nextMessage(handler, { appId: 'my-app', accepts: () => true, signal })).toBeUndefined();
  });

  it('fails as what causes the message does', async () => {
    const { handler } = handlerWith(event('my-app/devices/roof/up', {}));
    const onOpen = () => Promise.reject(new Error('no decoder'));
    await expect(
      nextMessage(handler, { appId: 'my-app', accepts: () => true, signal, onOpen }),
    ).rejects.toThrow('no decoder');
  });
});

describe('What has a message as its result', () => {
  const expected = { appId: 'my-app', accepts: () => true, signal };

  it('is done once, and its message is found', async () => {
    const { handler, calls } = handlerWith(event('my-app/devices/roof/up', { counter: 1 }));
    const cause = async () => void calls.push('simulated');
    expect(await messageAfter(handler, { ...expected, cause })).toMatchObject({ body: { counter: 1 } });
    expect(calls).toEqual(['/applications/my-app/events', 'simulated']);
  });

  it('is done without its message where the stream cannot be opened', async () => {
    const calls: string[] = [];
    const stream = () => Promise.reject(new Error('too many streams'));
    const handler = { stream } as unknown as HandlerApi;
    const cause = async () => void calls.push('simulated');
    expect(await messageAfter(handler, { ...expected, cause })).toBeNull();
    expect(calls).toEqual(['simulated']);
  });

  it('is done once where it fails, and fails as it does', async () => {
    const { handler, calls } = handlerWith();
    const cause = async () => {
      calls.push('simulated');
      throw new Error('no decoder');
    };
    await expect(messageAfter(handler, { ...expected, cause })).rejects.toThrow('no decoder');
    expect(calls).toEqual(['/applications/my-app/events', 'simulated']);
  });
});
