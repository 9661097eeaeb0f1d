import { describe, expect, it } from '@jest/globals';
import { DevAddr } from '@fieldpost/domain';
import { settleDownlink } from './uplink-frame.js';

const confirmed = { port: 1, confirmed: true };
const unconfirmed = { port: 1, confirmed: false };
const after = (fCnt: number, ack: boolean, currentDownlink: typeof confirmed | undefined) =>
  settleDownlink({ devAddr: undefined, fCntUp: 5, currentDownlink }, { fCnt, ack });

describe('The downlink on its way', () => {
  it('is done with the next uplink when it is unconfirmed', () =>
    expect(after(6, false, unconfirmed)).toEqual({
      isRetry: false,
      current: undefined,
      acknowledged: undefined,
    }));

  it('stays until an uplink acknowledges it when it is confirmed', () => {
    expect(after(6, false, confirmed)).toMatchObject({ current: confirmed, acknowledged: undefined });
    expect(after(6, true, confirmed)).toMatchObject({ current: undefined, acknowledged: confirmed });
  });

  it('stays when the device sends the same uplink again', () => {
    expect(after(5, false, unconfirmed)).toEqual({
      isRetry: true,
      current: unconfirmed,
      acknowledged: undefined,
    });
    expect(after(5, true, confirmed)).toMatchObject({ current: confirmed, acknowledged: undefined });
  });

  it('is done with the same counter in another session, where counters start again', () => {
    const [before, since] = [DevAddr('26000001'), DevAddr('26000002')];
    const currentDownlink = { ...unconfirmed, offered: { devAddr: before, fCnt: 0 } };
    const first = { fCnt: 0, ack: false };
    expect(settleDownlink({ devAddr: before, fCntUp: 0, currentDownlink }, first).current).toBe(
      currentDownlink,
    );
    expect(settleDownlink({ devAddr: since, fCntUp: 0, currentDownlink }, first)).toEqual({
      isRetry: true,
      current: undefined,
      acknowledged: undefined,
    });
  });

  it('may be absent with any uplink', () =>
    expect(after(6, true, undefined)).toEqual({
      isRetry: false,
      current: undefined,
      acknowledged: undefined,
    }));

  it('sees a retry in a first uplink with counter 0, as v2 does', () =>
    expect(settleDownlink({ devAddr: undefined, fCntUp: 0 }, { fCnt: 0, ack: false }).isRetry).toBe(true));
});
