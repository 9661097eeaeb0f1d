import { describe, expect, it } from '@jest/globals';
import type { broker } from '@fieldpost/contracts';
import { dataVector, joinVector } from '@fieldpost/testing';
import type { FrameCopy } from '../receptions/frame-copy.js';
import { FrameIntake } from './frame-intake.js';

function intake() {
  const copies: FrameCopy[] = [];
  const frames = { add: (_payload: Buffer, copy: FrameCopy) => void copies.push(copy) };
  return { copies, frames: new FrameIntake(frames as never, {} as never, {} as never, {} as never) };
}

const messageWith = (payload: Buffer, identifiers: readonly string[] = []) =>
  ({
    payload,
    protocol_metadata: { lorawan: {} },
    gateway_metadata: { gateway_id: 'far-gateway' },
    downlink_options: identifiers.map((identifier) => ({ identifier })),
  }) as unknown as broker.UplinkMessage__Output;

describe('A frame of a router of another process', () => {
  it('can be answered through that router only', () => {
    const { copies, frames } = intake();
    const identifiers = ['router-2:one', 'router-1:one', 'router-22:one', 'router-2', ''];
    frames.add('router-2', messageWith(dataVector.uplink, identifiers));
    expect(copies[0]?.options.map(({ option }) => option.identifier)).toEqual(['router-2:one']);
  });

  it.each([
    ['a join request', joinVector.request],
    ['a downlink', dataVector.downlink],
    ['other bytes', Buffer.from('ff', 'hex')],
  ])('is ignored when it is %s', (_, payload) => {
    const { copies, frames } = intake();
    frames.add('router-2', messageWith(payload));
    expect(copies).toEqual([]);
  });
});

describe('A collected frame', () => {
  it.each([
    ['a data frame', dataVector.uplink, ['uplink']],
    ['a join request', joinVector.request, ['join']],
    ['a downlink', dataVector.downlink, []],
    ['other bytes', Buffer.from('ff', 'hex'), []],
    ['no bytes', Buffer.alloc(0), []],
  ])('is processed only as what a device sends: %s', async (_, payload, expected) => {
    const processed: string[] = [];
    const as = (kind: string) => ({ accept: () => Promise.resolve(processed.push(kind)) });
    let listener: (frame: object) => unknown = () => undefined;
    const collected = { onCollected: (added: typeof listener) => void (listener = added) };
    const taken = new FrameIntake(
      {} as never,
      collected as never,
      as('uplink') as never,
      as('join') as never,
    );
    taken.onModuleInit();
    listener({ payload, copies: [], receivedAt: new Date() });
    await Promise.resolve();
    expect(processed).toEqual(expected);
  });
});
