import { describe, expect, it } from '@jest/globals';
import { readReplicaMessage, writeReplicaMessage } from '../replicas/message-format.js';
import type { FrameCopy } from './frame-copy.js';
import { FrameDistribution } from './frame-distribution.js';

const option = { option: { identifier: 'router:1' }, dueInMs: 900, isImmediate: false, maxLength: 51 };
const frame = {
  payload: Buffer.from('40', 'hex'),
  protocolMetadata: { lorawan: {} },
  gatewayMetadata: { gateway_id: 'my-gateway' },
  options: [option],
};

describe('A frame of another replica', () => {
  let take: (data: unknown, from: string) => unknown = () => undefined;
  const added: FrameCopy[] = [];
  const frames = { add: (_payload: Buffer, copy: FrameCopy) => void added.push(copy) };
  const replicas = { respond: (_kind: string, respond: typeof take) => void (take = respond) };
  new FrameDistribution(frames as never, {} as never, replicas as never);

  it('is processed here, and answered through that replica', () => {
    const { data } = readReplicaMessage(writeReplicaMessage({ from: 'b', kind: 'frame', data: frame }));
    take(data, 'b');
    expect(added.splice(0)).toMatchObject([
      { gatewayMetadata: { gateway_id: 'my-gateway' }, options: [{ replica: 'b', maxLength: 51 }] },
    ]);
  });

  it.each([
    undefined,
    {},
    { ...frame, payload: '40' },
    { ...frame, gatewayMetadata: undefined },
    { ...frame, protocolMetadata: null },
    { ...frame, options: undefined },
    { ...frame, options: [{ ...option, option: undefined }] },
    { ...frame, options: [{ ...option, dueInMs: 'soon' }] },
  ])('is rejected at once in another form, before it is collected: %j', (data) => {
    expect(() => take(data, 'b')).toThrow();
    expect(added).toEqual([]);
  });
});
