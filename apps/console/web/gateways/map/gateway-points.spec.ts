import { describe, expect, it } from '@jest/globals';
import type { Gateway } from '../../api/account.js';
import { gatewayPoints } from './gateway-points.js';

const gateway = (id: string, activated?: boolean) =>
  ({ id, activated, antenna_location: { latitude: 52, longitude: 4 } }) as unknown as Gateway;
const seen = '2026-01-02T03:04:05Z';

describe('A gateway on the map', () => {
  it.each([
    ['connected', { connected: true, last_seen: seen }, true],
    ['not_connected', { connected: false, last_seen: seen }, true],
    ['never_seen', { connected: false, last_seen: null }, true],
    ['never_seen', undefined, false],
    [undefined, undefined, true],
  ])(
    'is %s where the network app says %p, and the account server that it was activated: %s',
    (status, live, activated) => {
      const [point] = gatewayPoints([gateway('roof', activated)], new Map([['roof', live]]));
      expect(point?.status).toBe(status);
    },
  );

  it('is there only with a location', () =>
    expect(gatewayPoints([{ id: 'cellar' } as unknown as Gateway])).toEqual([]));
});
