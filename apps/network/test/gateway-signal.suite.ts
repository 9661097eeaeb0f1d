import { beforeAll, describe, expect, it } from '@jest/globals';
import { dataVector, until } from '@fieldpost/testing';
import type { NetworkUnderTest } from './network-under-test.js';

const id = 'signal-gateway';

interface Signal {
  readonly hours: readonly { readonly uplinks: number; readonly rssi: unknown }[];
}

/** How well gateways received, by hour. The network is that of the other tests. */
export function gatewaySignalSuite(world: NetworkUnderTest): void {
  const tokenFor = (gatewayId: string, rights: readonly string[]): string =>
    world.sign({
      ...{ type: 'user', sub: 'owner', scope: ['gateways', `gateways:${gatewayId}`] },
      gateways: { [gatewayId]: rights },
    });
  const signal = (query = '', token: string | undefined = tokenFor(id, ['gateway:status'])) =>
    world.http(`/gateways/${id}/signal${query}`, token);
  const received = async () => ((await signal()).body as Signal).hours.filter(({ uplinks }) => uplinks > 0);

  describe('The signal of a gateway by hour', () => {
    beforeAll(async () => {
      const gateway = await world.gateway(id);
      gateway.send(dataVector.uplink);
      await until('the uplink is noted', async () => (await received()).length > 0);
    });

    it('has the uplinks up to the last one, and every hour of the range', async () => {
      expect((await received()).at(-1)?.rssi).toEqual({ mean: -60, least: -60, most: -60 });
      const { status, body } = await signal();
      expect(status).toBe(200);
      const { hours, ...about } = body as Signal;
      expect(about).toEqual({ gateway_id: id, range: '24h' });
      expect(hours).toHaveLength(24);
      expect(((await signal('?range=7d')).body as Signal).hours).toHaveLength(168);
    });

    it('has no other range than a day or a week', async () =>
      expect(await signal('?range=1y')).toMatchObject({
        ...{ status: 400, body: { error: expect.stringContaining('range not valid') } },
      }));

    it.each([
      ['another tenant', 403, () => tokenFor('other-gateway', ['gateway:status'])],
      ['a collaborator without the right', 403, () => tokenFor(id, ['gateway:location'])],
      ['an application', 403, () => world.appToken('network-app')],
      ['a component', 403, () => world.sign({ type: 'router', sub: 'router-1' })],
      ['a forged token', 401, () => `${tokenFor(id, ['gateway:status'])}x`],
    ])('is not shown to %s', async (_, status, token) =>
      expect(await signal('', token())).toMatchObject({ status }),
    );

    it('is not shown to a stranger', async () =>
      expect(await world.http(`/gateways/${id}/signal`, undefined)).toMatchObject({ status: 401 }));
  });
}
