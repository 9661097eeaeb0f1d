import { describe, expect, it } from '@jest/globals';
import { appEui, appId, provisioned, register } from './devices.js';
import type { NetworkUnderTest } from './network-under-test.js';
import { euiOf, keyOf, type UplinkMessage } from './values.js';

export const pathOf = (n: number, app = appId): string =>
  `/network/applications/${app}/devices/dev-${n}/simulation`;
const listOf = (app: string): string => `/network/applications/${app}/simulations`;
/** The body that starts a device which joins. */
export const otaa = (n: number) => ({
  ...{ app_eui: appEui, dev_eui: euiOf(n), app_key: keyOf(n, 3).toString('hex') },
});

interface SimulationSuiteParts {
  readonly world: NetworkUnderTest;
  readonly messageOf: (n: number, end: string) => Promise<unknown>;
}

/** Simulated devices. The network is that of the other tests. */
export function simulationSuite({ world, messageOf }: SimulationSuiteParts): void {
  const start = (n: number, body: object, token: string | undefined = world.appToken(appId)) =>
    world.http(pathOf(n), token, body);
  const find = (n: number) => world.http(pathOf(n), world.appToken(appId));
  const stop = (n: number) => world.http(pathOf(n), world.appToken(appId), undefined, 'DELETE');
  const list = async (app: string) => {
    const { body } = await world.http(listOf(app), world.appToken(app));
    return (body as { simulations: { dev_id: string }[] }).simulations.map(({ dev_id }) => dev_id);
  };
  const simulated = expect.stringMatching(/^SIMULATED-[0-9A-F]{8}$/);

  describe('A simulated device', () => {
    it('joins and sends through the network, or goes on with its session, until it is stopped; an owner has two at once', async () => {
      await register(world, 51, { app_key: keyOf(51, 3) });
      const { nwkSKey: _, appSKey } = (await provisioned(world, 52)).session;
      const session = { app_eui: appEui, dev_eui: euiOf(52), app_s_key: appSKey.toString('hex') };
      expect(await start(52, session)).toMatchObject({ status: 200, body: { gateway_id: simulated } });
      expect(await start(51, otaa(51))).toMatchObject({ status: 200, body: { ends_at: expect.any(String) } });
      expect(await start(51, otaa(51))).toMatchObject({ status: 409 });
      await register(world, 53, { app_key: keyOf(53, 3) });
      expect(await start(53, otaa(53))).toMatchObject({ status: 429 });
      for (const n of [51, 52]) {
        const message = (await messageOf(n, 'up')) as UplinkMessage;
        expect(message).toMatchObject({
          port: 1,
          counter: 0,
          metadata: { gateways: [{ gtw_id: simulated }] },
        });
      }
      // Those who may start it see that it runs, stop it, and see that it has ended.
      const dev_addr = expect.stringMatching(/^[0-9A-F]{8}$/);
      const running = { state: 'running', gateway_id: simulated, has_joined: true, dev_addr };
      const ended = { state: 'ended', reason: 'stopped', ended_at: expect.any(String), dev_addr };
      for (const n of [51, 52]) {
        expect(await find(n)).toMatchObject({ status: 200, body: running });
        expect(await list(appId)).toContain(`dev-${n}`);
        for (const answer of [await stop(n), await stop(n), await find(n)])
          expect(answer).toMatchObject({ status: 200, body: ended });
      }
    });

    it('is not listed after its end, nor in another application', async () => {
      expect(await list(appId)).toEqual([]);
      await register(world, 57, { app_key: keyOf(57, 3) });
      expect(await start(57, otaa(57))).toMatchObject({ status: 200 });
      expect(await list(appId)).toEqual(['dev-57']);
      // The id of the application begins alike.
      for (const other of ['other-app', appId.slice(0, -1), `${appId}2`])
        expect(await list(other)).toEqual([]);
      expect(await stop(57)).toMatchObject({ status: 200 });
    });

    it('has the state "none" where there was none', async () => {
      expect(await find(56)).toMatchObject({ status: 200, body: { state: 'none' } });
      expect(await stop(56)).toMatchObject({ status: 200, body: { state: 'none' } });
    });

    it.each([
      ['a stranger', 401, () => undefined],
      ['another tenant', 403, () => world.appToken('other-app')],
      ['a collaborator without the right', 403, () => tokenWith(['messages:up:r'])],
      ['a component', 403, () => world.sign({ type: 'router', sub: 'router-1' })],
      ['a gateway', 403, () => world.sign({ type: 'gateway', sub: 'gateway-1' })],
    ])('is not started, seen or stopped by %s', async (_, status, token) => {
      expect(await world.http(pathOf(51), token(), otaa(51))).toMatchObject({ status });
      for (const path of [pathOf(51), listOf(appId)])
        expect(await world.http(path, token())).toMatchObject({ status });
      expect(await world.http(pathOf(51), token(), undefined, 'DELETE')).toMatchObject({ status });
    });

    it('is one of the application', async () => {
      await register(world, 54, { app_key: keyOf(54, 3) });
      const path = pathOf(54, 'other-app');
      expect(await world.http(path, world.appToken('other-app'), otaa(54))).toMatchObject({ status: 404 });
      expect(await start(55, otaa(54))).toMatchObject({ status: 404 });
    });

    it.each([
      ['AppKey', { ...otaa(54), app_key: 'xyz' }],
      ['DevEui', { ...otaa(54), dev_eui: '00' }],
    ])('needs a valid %s', async (field, body) => {
      const { status, body: failure } = await start(54, body);
      expect([status, JSON.stringify(failure)]).toEqual([400, expect.stringContaining(field)]);
    });
  });

  const tokenWith = (rights: readonly string[]): string =>
    world.sign({ sub: 'collaborator', scope: [`apps:${appId}`], apps: { [appId]: rights } });
}
