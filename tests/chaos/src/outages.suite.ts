import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rejectedLogin, until } from '@fieldpost/testing';
import type { Fleet } from './fleet/fleet.js';
import type { Listener } from './listener.js';
import {
  cutOff,
  health,
  lookUp,
  onceBack,
  ownPage,
  ownPageAt,
  readDevice,
  readsAgain,
  triedAgainLater,
  unavailable,
  withHalf,
  without,
} from './outages.js';
import {
  clientOf,
  exchange,
  fetchDownlink,
  listen,
  logIn,
  memberOf,
  refresh,
  sendUplink,
  type FleetScenario,
} from './fleet-scenario.js';

/** The table of docs/guides/when-things-break.md, line by line. */
export function describeOutages(scenarioOf: () => FleetScenario): void {
  describe('During an outage of', () => {
    let scenario: FleetScenario;
    let fleet: Fleet;
    let listeners: Listener[];
    let cold: readonly string[];

    beforeAll(async () => {
      scenario = scenarioOf();
      fleet = scenario.fleet;
      // Each replica of the handler knows the key from here on.
      listeners = await Promise.all(fleet.of('handler').map((replica) => listen(scenario, replica)));
      cold = await Promise.all(['a', 'b', 'c'].map((name) => newKey(scenario, name)));
    });
    beforeEach(() => readsAgain(scenario));
    afterAll(() => {
      for (const listener of listeners) listener.close();
    });

    const loginWith = (password = '') =>
      rejectedLogin({ address: fleet.addresses.mqtt, username: scenario.application.id, password });
    /** What needs neither account nor oauth once it has begun. */
    const warmPathsWork = async () => {
      const client = await listen(scenario);
      const { payload } = await sendUplink(scenario);
      await client.hears(payload);
      client.close();
      await readDevice(scenario);
      await lookUp(scenario);
    };

    it('account, what was issued goes on, nothing new is issued, and nothing is consumed', async () => {
      const token = memberOf(await logIn(scenario), 'refresh_token');
      await without(fleet, 'account', async () => {
        await warmPathsWork();
        for (const asked of [logIn(scenario), refresh(clientOf(scenario), token)])
          expect(await asked).toMatchObject(triedAgainLater);
        expect((await exchange(scenario, scenario.key.key)).status).toBe(503);
        expect(await loginWith(cold[0])).toBe(3);
        expect((await ownPage(scenario)).status).toBe(503);
      });
      expect((await onceBack(() => refresh(clientOf(scenario), token))).status).toBe(200);
      expect((await onceBack(() => exchange(scenario, cold[0] ?? ''))).status).toBe(200);
    });

    it('oauth, issued tokens stay valid, and new keys get "unavailable" like wrong ones', async () => {
      await without(fleet, 'oauth', async () => {
        await warmPathsWork();
        expect((await ownPage(scenario)).status).toBe(200);
        expect(await loginWith(cold[1])).toBe(3);
        expect((await logIn(scenario)).status).toBe(503);
      });
      expect((await onceBack(() => logIn(scenario))).status).toBe(200);
    });

    it('discovery, running clients go on, look-ups fail, and uplinks flow when it is back', async () => {
      await without(fleet, 'discovery', async () => {
        await expect(lookUp(scenario)).rejects.toMatchObject(unavailable);
        await readDevice(scenario);
        expect((await logIn(scenario)).status).toBe(200);
        const client = await listen(scenario);
        expect(client.client.connected).toBe(true);
        client.close();
      });
      await warmPathsWork();
    });

    it('the handler, all others work, and a downlink waits in the database', async () => {
      const { application, device } = scenario;
      const client = await listen(scenario);
      const topic = `${application.id}/devices/${device.devId}/down`;
      await client.client.publishAsync(topic, '{"port":9,"payload_raw":"BA==","schedule":"replace"}', {
        qos: 1,
      });
      client.close();
      await without(fleet, 'handler', async () => {
        await expect(readDevice(scenario)).rejects.toMatchObject(unavailable);
        await expect(loginWith(scenario.key.key)).rejects.toThrow();
        expect((await logIn(scenario)).status).toBe(200);
        expect((await ownPage(scenario)).status).toBe(200);
        await lookUp(scenario);
      });
      expect(await fetchDownlink(scenario)).toMatchObject({ port: 9, payload: Buffer.from([4]) });
    });

    it('the database of account, it is alive and not ready, and returns "unavailable"', async () => {
      const token = memberOf(await logIn(scenario), 'access_token');
      await cutOff(fleet, 'account', async () => {
        expect(await health(fleet, 'account')).toEqual(['503 200', '503 200']);
        expect((await ownPageAt(fleet.of('account')[0].url, token)).status).toBe(503);
        expect(await logIn(scenario)).toMatchObject(triedAgainLater);
        await warmPathsWork();
      });
      expect((await onceBack(() => logIn(scenario))).status).toBe(200);
    });

    it('the database of oauth, it is alive and not ready, and all others work', async () => {
      await cutOff(fleet, 'oauth', async () => {
        expect(await health(fleet, 'oauth')).toEqual(['503 200', '503 200']);
        const [replica] = fleet.of('oauth');
        const { username, password } = scenario.owner.person;
        const grant = { grant_type: 'password', username, password };
        expect(await clientOf(scenario, replica).send('POST', '/users/token', grant)).toMatchObject(
          triedAgainLater,
        );
        expect((await ownPage(scenario)).status).toBe(200);
        await warmPathsWork();
      });
      expect((await onceBack(() => logIn(scenario))).status).toBe(200);
    });

    it('the database of discovery, reads come from memory, and writes are rejected', async () => {
      const token = await scenario.fixtures.brokerToken();
      const broker = {
        service_name: 'broker',
        id: scenario.fixtures.named('broker'),
        net_address: 'localhost:1',
      };
      await cutOff(fleet, 'discovery', async () => {
        expect(await health(fleet, 'discovery')).toEqual(['200 200', '200 200']);
        const discovery = await scenario.fixtures.discovery();
        await expect(discovery.announce(broker, token)).rejects.toMatchObject(unavailable);
        await warmPathsWork();
      });
    });

    it('the database of the handler, it is alive and not ready, and all others work', async () => {
      await cutOff(fleet, 'handler', async () => {
        await expect(readDevice(scenario)).rejects.toMatchObject(unavailable);
        expect(await health(fleet, 'handler')).toEqual(['503 200', '503 200']);
        expect((await logIn(scenario)).status).toBe(200);
        await lookUp(scenario);
      });
      await warmPathsWork();
    });

    it('Redis, everything works, and subscribers hear what their own replica makes', async () => {
      const { leader } = fleet.handlers();
      const there = await listen(scenario, leader);
      await cutOff(fleet, 'redis', async () => {
        expect(await health(fleet, 'handler')).toEqual(['200 200', '200 200']);
        expect((await logIn(scenario)).status).toBe(200);
        await readDevice(scenario);
        await there.hears((await sendUplink(scenario)).payload);
      });
      const isTogether = async () => {
        const { payload } = await sendUplink(scenario);
        return Promise.all(listeners.map((listener) => listener.hears(payload, 2_000)));
      };
      let tries = 1;
      while (!(await isTogether().catch(() => undefined)) && tries < 20) tries += 1;
      expect(tries).toBeLessThan(20);
      there.close();
    });

    it('public keys at a start, it uses those on disk, and without them waits and accepts no client', async () => {
      const [withCopy, withoutCopy] = fleet.of('account');
      const token = memberOf(await logIn(scenario), 'access_token');
      await Promise.all([withCopy.kill(), withoutCopy.kill()]);
      const keys = join(fleet.plan.folder, 'keys', `account-${withoutCopy.host}`);
      expect(readdirSync(keys)).not.toEqual([]);
      rmSync(keys, { recursive: true });
      let started: Promise<void> = Promise.resolve();
      await without(fleet, 'oauth', async () => {
        await withCopy.start();
        expect((await ownPageAt(withCopy.url, token)).status).toBe(200);
        started = withoutCopy.start();
        const answers = () => fetch(`${withoutCopy.url}/livez`).catch(() => undefined);
        let alive = await answers();
        while (!alive?.ok) alive = await answers();
        expect((await fetch(`${withoutCopy.url}/healthz`)).status).toBe(503);
        expect((await ownPageAt(withoutCopy.url, token)).status).toBe(503);
        // The fleet counts as settled only when this replica is ready, which it is after oauth.
      });
      await started;
    });

    it.each(['killed', 'frozen'] as const)(
      'a replica of every app that was %s, the other ones do',
      async (how) => {
        await withHalf(fleet, how, async () => {
          // Connections that were open to a replica that stands still are given up one after the other.
          await until('one leader', () => fleet.of('handler')[0].leads, 60_000);
          let row = 0;
          for (let tries = 0; row < 10 && tries < 60; tries += 1)
            row = (await exchange(scenario, cold[2] ?? '')).status === 200 ? row + 1 : 0;
          expect(row).toBe(10);
          expect((await ownPage(scenario)).status).toBe(200);
          const client = await listen(scenario);
          expect(client.client.connected).toBe(true);
          client.close();
        });
        await warmPathsWork();
      },
    );
  });
}

async function newKey({ application }: FleetScenario, name: string): Promise<string> {
  await application.account.addAccessKey(application.id, `cold ${name}`, ['messages:up:r']);
  return (await application.account.accessKey(application.id, `cold ${name}`)).key;
}
