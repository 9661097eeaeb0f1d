import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { BodyTime } from './body-time.js';

/** Whether the time of the client is up at each of 20 checks, one every 100 ms. */
function checks(request: Partial<IncomingMessage>): readonly boolean[] {
  const time = new BodyTime(1_000);
  return Array.from({ length: 20 }, () => time.isUp(request as IncomingMessage, 100));
}

describe('The time in which the body of a request has to arrive', () => {
  it('passes while the server waits for the client, and ends once', () =>
    expect(
      checks({ complete: false, readableLength: 0 }).flatMap((isUp, index) => (isUp ? index : [])),
    ).toEqual([10]));

  it('does not pass while the server has bytes that it did not process yet', () =>
    expect(checks({ complete: false, readableLength: 1 })).not.toContain(true));

  it('does not pass when the body is there', () =>
    expect(checks({ complete: true, readableLength: 0 })).not.toContain(true));
});
