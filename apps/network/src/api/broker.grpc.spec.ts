import { PassThrough } from 'node:stream';
import { Metadata } from '@grpc/grpc-js';
import { describe, expect, it } from '@jest/globals';
import { lastValueFrom } from 'rxjs';
import { BrokerGrpc } from './broker.grpc.js';
import { OpenStreams } from './open-streams.js';

const callers = { requireHandler: async () => ({ id: 'handler-1' }) };

/** A call that the broker accepts. */
const callWith = (more: object = {}) =>
  Object.assign(new PassThrough({ objectMode: true }), {
    metadata: new Metadata(),
    sendMetadata: () => undefined,
    ...more,
  });

describe('The stream of downlinks of a handler', () => {
  it('goes on while a gateway accepts one of them slowly, and ends after the last', async () => {
    const begun: string[] = [];
    let accept: () => void = () => undefined;
    const accepted = new Promise<void>((resolve) => (accept = resolve));
    const downlinks = {
      publish: (_handlerId: string, { dev_id }: { readonly dev_id: string }) => {
        begun.push(dev_id);
        if (begun.length === 3) accept();
        return accepted;
      },
    };
    const broker = new BrokerGrpc(
      callers as never,
      {} as never,
      {} as never,
      downlinks as never,
      {} as never,
      new OpenStreams(),
    );
    const call = callWith();
    for (const dev_id of ['slow', 'second', 'third']) call.write({ dev_id });
    call.end();
    const result = await new Promise((resolve) => {
      void broker.publish(call as never, (error, response) => resolve({ error, response }));
    });
    expect(begun).toEqual(['slow', 'second', 'third']);
    expect(result).toEqual({ error: null, response: {} });
  });

  it('ends when the process shuts down', async () => {
    const open = new OpenStreams();
    const none = {} as never;
    const broker = new BrokerGrpc(callers as never, none, none, none, none, open);
    let accept: () => void = () => undefined;
    const accepted = new Promise<void>((resolve) => (accept = resolve));
    const call = callWith({ sendMetadata: () => accept() });
    const result = new Promise((resolve) => {
      void broker.publish(call as never, (error, response) => resolve({ error, response }));
    });
    await accepted;
    open.onModuleDestroy();
    expect(await result).toEqual({ error: null, response: {} });
  });
});

describe('The stream of uplinks to a handler', () => {
  it('is not used when the handler has cancelled the call before it was authenticated', async () => {
    const added: string[] = [];
    const handlers = { add: (id: string) => void added.push(id) };
    const broker = new BrokerGrpc(
      callers as never,
      handlers as never,
      {} as never,
      {} as never,
      {} as never,
      new OpenStreams(),
    );
    const uplinks = await broker.subscribe({}, new Metadata(), callWith({ cancelled: true }) as never);
    expect(await lastValueFrom(uplinks, { defaultValue: undefined })).toBeUndefined();
    expect(added).toEqual([]);
  });
});
