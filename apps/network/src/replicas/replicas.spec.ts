import { afterEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { AppError } from '@fieldpost/errors';
import { until } from '@fieldpost/testing';
import { severalReplicas } from '../../test/memory/replicas.memory.js';
import { Members } from './members.js';
import { readReplicaMessage, type ReplicaMessage, writeReplicaMessage } from './message-format.js';
import { Replicas } from './replicas.js';

const keys = Array.from({ length: 300 }, (_, at) => `2600${at.toString(16).padStart(4, '0')}`);
const silent = { info: () => undefined, error: () => undefined };
const state = { handlers: {}, trustedGateways: [] };

describe('The replicas of a network', () => {
  let replicas: readonly Replicas[] = [];
  afterEach(() => replicas.forEach((one) => one.beforeApplicationShutdown()));

  /** The two of a network, when each knows the other. */
  async function two(): Promise<readonly [Replicas, Replicas]> {
    replicas = severalReplicas(2);
    await until('both found', () => replicas.every(({ others }) => others.length === 1));
    return replicas as readonly [Replicas, Replicas];
  }

  it('agree on who processes a device', async () => {
    const [one, other] = await two();
    expect(keys.map((key) => one.ownerOf(key))).toEqual(keys.map((key) => other.ownerOf(key)));
    expect(new Set(keys.map((key) => one.ownerOf(key))).size).toBe(2);
  });

  it('know where the newest stream of a handler is, also when it ends', async () => {
    const [one, other] = await two();
    const handlers: Record<string, number> = { 'handler-1': 2_000 };
    other.share(() => ({ handlers }));
    other.changed();
    await until('known', () => one.withHandler('handler-1', 1_000)?.replicaId === other.ownId);
    expect(one.withHandler('handler-1', 2_000)).toBeUndefined();
    delete handlers['handler-1'];
    other.changed();
    await until('forgotten', () => one.withHandler('handler-1', 1_000) === undefined);
  });

  it('know the gateways that proved their identity to another one', async () => {
    const [one, other] = await two();
    other.share(() => ({ trustedGateways: ['gateway-1'] }));
    other.changed();
    await until('known', () => one.isTrustedGateway('gateway-1'));
    expect(one.isTrustedGateway('gateway-2')).toBe(false);
  });

  it('reply to requests with all bytes', async () => {
    const [one, other] = await two();
    other.respond('double', (data) => Buffer.concat([data as Buffer, data as Buffer]));
    expect(await one.request(other.ownId, 'double', Buffer.from([0, 255]), 10_000)).toEqual(
      Buffer.from([0, 255, 0, 255]),
    );
  });

  it('reply with the error that the client of the other one gets', async () => {
    const [one, other] = await two();
    other.respond('limited', () => {
      throw new AppError('limit', 'resource_exhausted', 'Too many', { retryAfter: 7 });
    });
    const error = { code: 'limit', kind: 'resource_exhausted', message: 'Too many', retryAfter: 7 };
    await expect(one.request(other.ownId, 'limited', undefined, 10_000)).rejects.toMatchObject(error);
  });

  it('are unavailable for a request that gets no reply', async () => {
    const [one, other] = await two();
    other.respond('broken', () => {
      throw new Error('no');
    });
    await expect(one.request(other.ownId, 'broken', undefined, 20)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await expect(one.request('gone', 'double', undefined, 20)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('are unavailable for a kind of request that only a later version knows, and are left out of the replies of all', async () => {
    const [one, other] = await two();
    const request = one.request(other.ownId, 'of a later version', undefined, 10_000);
    await expect(request).rejects.toMatchObject({ kind: 'unavailable' });
    const asked = { data: undefined, form: z.number(), timeoutMs: 10_000 };
    const missing = [other.ownId];
    expect(await one.requestAll('of a later version', asked)).toEqual({ replies: [], missing });
  });

  it('are left out of the replies of all when their reply has another form', async () => {
    const [one, other] = await two();
    other.respond('number', () => 7);
    other.respond('text', () => 'seven');
    const asked = { data: undefined, form: z.number(), timeoutMs: 10_000 };
    const replies = [[other.ownId, 7]];
    expect(await one.requestAll('number', asked)).toEqual({ replies, missing: [] });
    expect(await one.requestAll('text', asked)).toEqual({ replies: [], missing: [other.ownId] });
  });

  it('no longer count on one that shuts down', async () => {
    const [one, other] = await two();
    other.beforeApplicationShutdown();
    await until('forgotten', () => one.others.length === 0);
    expect(keys.every((key) => one.ownerOf(key) === one.ownId)).toBe(true);
  });

  it('announce nothing after the end, although streams of gateways and handlers end meanwhile', async () => {
    const sent: ReplicaMessage[] = [];
    const bus = {
      listen: () => undefined,
      send: (_to: string, text: string) => sent.push(readReplicaMessage(text)),
    };
    const [ending, later] = [new Replicas(bus as never, silent), new Replicas(bus as never, silent)];
    ending.changed();
    ending.beforeApplicationShutdown();
    ending.changed();
    // Its announcement is due after those of the other one.
    later.changed();
    await until('announced', () => sent.some(({ from }) => from === later.ownId));
    expect(sent.filter(({ from }) => from === ending.ownId).map(({ kind }) => kind)).toEqual(['end']);
  });

  it('count as gone when they are not heard for five seconds', () => {
    const members = new Members('own');
    members.heard('other', 0, 0);
    expect([members.sweep(5_000), members.sweep(5_001), members.others]).toEqual([[], ['other'], []]);
  });

  it('move only the devices of one that goes', () => {
    const members = new Members('a');
    for (const id of ['b', 'c']) members.heard(id, 0, 0);
    const before = keys.map((key) => members.ownerOf(key));
    members.remove('c');
    const moved = keys.filter((key, at) => members.ownerOf(key) !== before[at]);
    expect(moved.length).toBe(before.filter((owner) => owner === 'c').length);
  });

  it('are described in the version that was asked for last', () => {
    const members = new Members('a');
    expect(members.heard('b', 1, 0)).toBe(true);
    members.describe('b', 1, { ...state, handlers: { 'handler-1': 5 } });
    expect([members.heard('b', 1, 1), members.heard('b', 2, 1)]).toEqual([false, true]);
    expect(members.withHandler('handler-1', 4)?.replicaId).toBe('b');
  });
});

describe('A message between replicas', () => {
  it('keeps bytes, also in lists', () => {
    const message = {
      from: 'a',
      kind: 'frame',
      data: { payload: Buffer.from('x'), list: [Buffer.alloc(2)] },
    };
    expect(readReplicaMessage(writeReplicaMessage(message))).toEqual(message);
  });

  it('has the names that other versions read', () => {
    const data = { payload: Buffer.from('x') };
    expect(writeReplicaMessage({ from: 'a', kind: 'frame', requestId: 1, data })).toBe(
      '{"from":"a","kind":"frame","requestId":1,"data":{"payload":{"base64":"eA=="}}}',
    );
    const error = { code: 'limit', kind: 'resource_exhausted', message: 'Too many', retryAfter: 7 } as const;
    expect(writeReplicaMessage({ from: 'a', kind: 'reply', requestId: 1, error })).toBe(
      '{"from":"a","kind":"reply","requestId":1,"error":{"code":"limit","kind":"resource_exhausted","message":"Too many","retryAfter":7}}',
    );
  });

  it.each(['', 'null', '{}', '{"from":"","kind":"x"}', '{"from":"a"}'])('is not %j', (text) => {
    expect(() => readReplicaMessage(text)).toThrow();
  });
});
