import { describe, expect, it } from '@jest/globals';
import type { NetworkUnderTest } from './network-under-test.js';

const path = '/network/gateways/addresses';

/** Who sees where gateways reach the network. */
export function gatewayAddressesSuite(world: NetworkUnderTest): void {
  describe('The addresses for gateways', () => {
    it('are shown to every user, also without a gateway', async () => {
      const { status, body } = await world.http(path, world.sign({ type: 'user', sub: 'guest', scope: [] }));
      const local = { host: 'localhost', port: expect.any(Number) };
      expect({ status, body }).toEqual({
        status: 200,
        body: { udp: local, station: local, mqtt: local, mqtts: local },
      });
    });

    it('come with the limit of calls of the user, and how many are left', async () => {
      const user = world.sign({ type: 'user', sub: 'counted', scope: [] });
      const { headers } = await world.http(path, user);
      expect(headers.get('ratelimit-policy')).toContain('"client";q=400;w=2');
      expect(headers.get('ratelimit')).toContain('"client";r=399;t=1');
    });

    it.each([
      ['a stranger', () => undefined],
      ['a forged token', () => `${world.sign({ type: 'user', sub: 'guest', scope: [] })}x`],
    ])('are not shown to %s', async (_, token) =>
      expect(await world.http(path, token())).toMatchObject({ status: 401 }),
    );
  });
}
