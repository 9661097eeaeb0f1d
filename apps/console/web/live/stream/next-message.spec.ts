import { describe, expect, it } from '@jest/globals';
import type { Call, HandlerApi } from '../../api/handler.js';
import { nextMessage } from './next-message.js';

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
