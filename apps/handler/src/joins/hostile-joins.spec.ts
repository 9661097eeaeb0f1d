import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@fieldpost/errors';
import { joinVector, seeded } from '@fieldpost/testing';
import { type Joins, joinsWith } from '../../test/memory/joins.memory.js';
import { activationOf } from '../../test/memory/network-messages.js';

const template = '2000000013000016170126030100000000';
const count = 2_000;

describe('A join that is none', () => {
  const random = seeded(1);
  const dice = (below: number) => Math.floor(random() * below);
  let joins: Joins;

  beforeEach(async () => {
    joins = await joinsWith({});
  });

  /** Real bytes with one bit turned, or cut, or made longer. */
  const broken = (whole: Buffer): string => {
    const bytes = Buffer.from(whole);
    const at = dice(bytes.length);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << dice(8)), at);
    const shapes = [bytes, whole.subarray(0, at), Buffer.concat([whole, bytes.subarray(0, at + 1)])];
    return (shapes[dice(shapes.length)] ?? bytes).toString('hex');
  };

  const rejection = (frame: string, prepared: string): Promise<unknown> =>
    joins.activations.activate(activationOf(frame, prepared)).catch((error: unknown) => error);

  it('is rejected for what is wrong with it, and leaves the device as it was', async () => {
    const before = await joins.stored();
    for (let made = 0; made < count; made += 1) {
      const error = await rejection(broken(joinVector.request), template);
      expect(error).toBeInstanceOf(AppError);
      expect(['invalid_argument', 'not_found']).toContain((error as AppError).kind);
    }
    expect(await joins.stored()).toEqual(before);
    expect(new Set(joins.publisher.topics())).toEqual(new Set(['activations/errors']));
  });

  it('uses no nonce when the response template has the wrong length', async () => {
    for (const prepared of ['', '20', template.slice(0, -2), `${template}00`, 'ff'.repeat(255)]) {
      expect(await rejection(joinVector.request.toString('hex'), prepared)).toBeInstanceOf(AppError);
    }
    const { payload } = await joins.activations.activate(
      activationOf(joinVector.request.toString('hex'), template),
    );
    expect(payload).toEqual(joinVector.accept);
  });
});
