import { describe, expect, it } from '@jest/globals';
import type { account } from '@fieldpost/contracts';
import { GatewayDirectory } from './gateway-directory.js';

const eui = 'B827EBFFFE000001';
const row: account.RegisteredGateway__Output = {
  id: 'my-gateway',
  eui,
  frequency_plan: 'EU_863_870',
  location: null,
};
const identity = { id: 'my-gateway', eui, frequencyPlan: 'EU_863_870' };

/** A directory whose account has `rows`; `requests` are the calls of account. */
function directoryOf(rows: account.RegisteredGateway__Output[]) {
  const state = { now: 0, isDown: false, rows, requests: [] as account.ListGatewaysRequest[] };
  const listGateways = (request: account.ListGatewaysRequest) => {
    state.requests.push(request);
    return state.isDown ? Promise.reject(new Error('down')) : Promise.resolve(state.rows);
  };
  const directory = new GatewayDirectory({ listGateways }, { warn: () => undefined }, () => state.now);
  return { directory, state };
}

describe('The gateways of account', () => {
  it('are found by EUI and by id, and then known for a minute', async () => {
    const { directory, state } = directoryOf([row]);
    expect(directory.known({ eui })).toBeUndefined();
    expect(await Promise.all([directory.find({ eui }), directory.find({ id: 'my-gateway' })])).toEqual([
      identity,
      identity,
    ]);
    expect(state.requests).toHaveLength(1);
    state.now = 60_000;
    expect(directory.known({ eui })).toEqual(identity);
    expect(state.requests).toHaveLength(1);
  });

  it('are looked up again after a minute, and forgotten when account has deleted them', async () => {
    const { directory, state } = directoryOf([row]);
    await directory.find({ eui });
    Object.assign(state, { now: 60_001, rows: [] });
    expect(directory.known({ eui })).toEqual(identity);
    expect(await directory.find({ eui })).toBeNull();
    expect(directory.known({ eui })).toBeNull();
  });

  it('stay known while account is unavailable, which is called once a second', async () => {
    const { directory, state } = directoryOf([row]);
    await directory.find({ eui });
    Object.assign(state, { now: 100_000, isDown: true });
    expect(await directory.find({ eui })).toBeUndefined();
    expect(directory.known({ eui })).toEqual(identity);
    expect(await directory.find({ eui: 'B827EBFFFE000002' })).toBeUndefined();
    expect(state.requests).toHaveLength(2);
    Object.assign(state, { now: 101_000, isDown: false });
    expect(await directory.find({ eui })).toEqual(identity);
  });

  it('stay known during a flood of unknown EUIs', async () => {
    const { directory } = directoryOf([row]);
    await directory.find({ eui });
    const unknown = Array.from({ length: 12_000 }, (_, at) =>
      at.toString(16).toUpperCase().padStart(16, '0'),
    );
    const found = await Promise.all(unknown.map((each) => directory.find({ eui: each })));
    expect(found.filter((each) => each === null)).toHaveLength(2_000);
    expect(directory.known({ eui })).toEqual(identity);
  });

  it('that are unknown are looked up again after five seconds', async () => {
    const { directory, state } = directoryOf([]);
    expect(await directory.find({ eui })).toBeNull();
    expect(directory.known({ eui })).toBeNull();
    Object.assign(state, { now: 5_001, rows: [row] });
    expect(directory.known({ eui })).toBeUndefined();
    expect(await directory.find({ eui })).toEqual(identity);
  });
});
