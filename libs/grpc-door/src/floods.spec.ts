import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { type ClientHttp2Session, constants } from 'node:http2';
import { setImmediate } from 'node:timers/promises';
import { until } from '@fieldpost/testing';
import { DoorUnderTest, grpcHeaders, outcomeOf } from './door.suite.js';
import { toFrame } from './grpc-framing.js';

jest.setTimeout(60_000);

const under = new DoorUnderTest();
afterEach(() => under.close());

const hello = toFrame(Buffer.from('hello'));

/** Begins so many calls and takes each back, unless it is over before. */
async function takeBack(session: ClientHttp2Session, calls: number, isOver = () => false): Promise<void> {
  for (let call = 0; call < calls && !isOver(); call += 1) {
    const stream = session.request(grpcHeaders('/echo')).on('error', () => undefined);
    if (stream.pending) await once(stream, 'ready').catch(() => undefined);
    stream.close(constants.NGHTTP2_CANCEL);
    if (call % 50 === 0) await setImmediate();
  }
}

describe('A door', () => {
  it('hands over more calls than one session behind it takes, when they come at once', async () => {
    await under.open({ limits: { timeoutMs: 60_000 } });
    const sessions = Array.from({ length: 20 }, () => under.overTls());
    const calls = sessions.flatMap((session) =>
      Array.from({ length: 60 }, () => outcomeOf(session.request(grpcHeaders('/echo')), hello)),
    );
    const statuses = (await Promise.all(calls)).map(({ grpcStatus }) => grpcStatus);
    expect(statuses).toEqual(Array.from({ length: 1_200 }, () => '0'));
    expect(under.seenBehind).toHaveLength(1_200);
  });
});

describe('A connection to a door', () => {
  it('that takes back call after call is ended with ENHANCE_YOUR_CALM', async () => {
    await under.open();
    const session = under.overTls();
    let code = 0;
    session.once('goaway', (told: number) => void (code = told));
    await takeBack(session, 600, () => code !== 0);
    await until('the end of the connection', () => code !== 0);
    expect(code).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM);
    expect(await under.serves()).toBe(true);
  });

  it('that takes back as many calls as it may ends no call of another one, however many such there are', async () => {
    await under.open({ limits: { timeoutMs: 60_000 } });
    const quiet = under.overTls().request(grpcHeaders('/echo'));
    quiet.write(hello);
    await once(quiet, 'response');
    for (let connection = 0; connection < 5; connection += 1) await takeBack(under.overTls(), 400);
    expect(await outcomeOf(under.overTls().request(grpcHeaders('/echo')), hello)).toMatchObject({
      grpcStatus: '0',
    });
    expect(await outcomeOf(quiet, hello)).toMatchObject({ grpcStatus: '0', rstCode: 0 });
  });

  it('that floods with pings is ended with ENHANCE_YOUR_CALM', async () => {
    await under.open();
    const session = under.overTls({ maxOutstandingPings: 100_000 });
    const goaway = once(session, 'goaway');
    const flood = setInterval(() => {
      for (let ping = 0; ping < 500 && !session.destroyed; ping += 1) session.ping(() => undefined);
    }, 1);
    expect((await goaway)[0]).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM);
    clearInterval(flood);
  });
});
