import { describe, expect, it } from '@jest/globals';
import type { LiveMessage } from '../live-message.js';
import { MessageLog, mostMessages } from './message-log.js';

const message = (key: number): LiveMessage => ({
  key,
  at: key,
  devId: 'station-1',
  kind: 'up',
  body: { counter: key, payload_raw: 'AQ==', metadata: { time: String(key) } },
});

const failed = (key: number): LiveMessage => ({ ...message(key), decodingError: 'too short' });
const event = (key: number, kind = 'up/errors', devId = 'station-1'): LiveMessage => ({
  ...{ key, at: key, devId, kind: `events/${kind}`, body: { error: 'too short' } },
});

function logWithTurns() {
  const turns: (() => void)[] = [];
  const log = new MessageLog((work) => turns.push(work));
  let drawn = 0;
  log.subscribe(() => {
    drawn += 1;
  });
  const turn = () => turns.splice(0).forEach((work) => work());
  return { log, turn, keys: () => log.snapshot().messages.map(({ key }) => key), drawn: () => drawn };
}

describe('The messages of a page', () => {
  it('are rendered together at the next frame, newest first', () => {
    const { log, turn, keys, drawn } = logWithTurns();
    for (let key = 1; key <= 200; key += 1) log.add(message(key));
    expect([keys(), drawn()]).toEqual([[], 0]);
    turn();
    expect([keys().slice(0, 2), keys().length, drawn()]).toEqual([[200, 199], 200, 1]);
  });

  it('are limited, even without an animation frame', () => {
    const { log, turn, keys } = logWithTurns();
    for (let key = 1; key <= 3 * mostMessages; key += 1) log.add(message(key));
    turn();
    log.add(message(9_999));
    turn();
    expect([keys().length, keys()[0]]).toEqual([mostMessages, 9_999]);
  });

  it('wait and are counted during a pause', () => {
    const { log, turn, keys } = logWithTurns();
    log.add(message(1));
    turn();
    log.pause();
    for (let key = 2; key <= 2 * mostMessages; key += 1) log.add(message(key));
    turn();
    expect([keys(), log.snapshot().waiting]).toEqual([[1], mostMessages]);
    log.resume();
    expect([keys()[0], keys().length, log.snapshot().waiting]).toEqual([2 * mostMessages, mostMessages, 0]);
  });

  it('are followed by stored ones, without duplicates', () => {
    const { log, turn, keys } = logWithTurns();
    log.add(message(3));
    turn();
    log.addOlder([{ ...message(3), key: 30 }, message(2), message(1)]);
    expect(keys()).toEqual([3, 2, 1]);
    log.clear();
    expect(keys()).toEqual([]);
  });
});

describe('An error of payload functions', () => {
  /** The messages that are shown of those that came, all at once and one by one. */
  const shown = (...came: readonly LiveMessage[]) =>
    [false, true].map((isEach) => {
      const { log, turn, keys } = logWithTurns();
      for (const one of came) {
        log.add(one);
        if (isEach) turn();
      }
      turn();
      return keys().join(' ');
    });

  it.each([
    ['once, with its uplink', [event(1), failed(2)], '2'],
    ['once when the uplink acknowledges a downlink', [event(1), event(2, 'down/acks'), failed(3)], '3 2'],
    ['once when another device sends', [event(1), event(2, 'up/errors', 'b'), failed(3)], '3 2'],
    ['once for each uplink', [event(1), event(2), failed(3), event(4), failed(5)], '5 3 1'],
    ['by its event, when the handler reports none with uplinks', [event(1), message(2)], '2 1'],
    ['by its event, when another uplink came between', [event(1), message(2), failed(3)], '3 2 1'],
  ])('is shown %s', (_, came, keys) => expect(shown(...came)).toEqual([keys, keys]));
});
