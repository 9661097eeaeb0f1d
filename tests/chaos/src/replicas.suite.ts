import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, bearer, Browser, formOf, rejectedLogin, until } from '@fieldpost/testing';
import type { Fleet } from './fleet/fleet.js';
import type { Listener } from './listener.js';
import {
  clientOf,
  fetchDownlink,
  listen,
  logIn,
  memberOf,
  refresh,
  sendUplink,
  type FleetScenario,
} from './fleet-scenario.js';

const redirect = 'http://127.0.0.1/callback';
const authorize = `/users/authorize?client_id=fieldpost-demo&response_type=code&redirect_uri=${encodeURIComponent(redirect)}`;
/** The access key of an MQTT session is checked every six pulls of revocations, each after a second (`fleet/settings.ts`). */
const removalMs = 30_000;

/** Everything works whichever replica is reached. */
export function describeReplicas(scenarioOf: () => FleetScenario): void {
  describe('Two replicas of each app', () => {
    let scenario: FleetScenario;
    let fleet: Fleet;
    let listeners: Listener[];
    let removed: { readonly listener: Listener; readonly key: string };

    beforeAll(async () => {
      scenario = scenarioOf();
      fleet = scenario.fleet;
      listeners = await Promise.all(fleet.of('handler').map((replica) => listen(scenario, replica)));
      removed = await keyToRemove(scenario);
    });
    afterAll(() => {
      for (const listener of [...listeners, removed.listener]) listener.close();
    });

    it('know a person who logged in at one of them, and redeem the code of the other', async () => {
      const [here, there] = fleet.of('oauth');
      const { username, password } = scenario.owner.person;
      const browser = new Browser(() => here.url);
      const form = formOf(await browser.get('/users/login?next=/users'));
      expect((await browser.submit(form, { username, password })).status).toBe(303);

      const elsewhere = new Browser(() => there.url);
      for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
      const consent = await elsewhere.get(authorize);
      expect(consent.status).toBe(200);
      const answer = await elsewhere.submit(formOf(consent), { decision: 'allow' });
      const code = new URL(answer.location).searchParams.get('code');
      const redeemed = { grant_type: 'authorization_code', code, redirect_uri: redirect };
      expect(await clientOf(scenario, here).send('POST', '/users/token', redeemed)).toMatchObject({
        status: 200,
      });
      expect(await clientOf(scenario, there).send('POST', '/users/token', redeemed)).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      });
    });

    it('give one successor to a refresh token that is used at both at once', async () => {
      const token = memberOf(await logIn(scenario), 'refresh_token');
      const both = fleet.of('oauth').map((replica) => refresh(clientOf(scenario, replica), token));
      const answers = await Promise.all(both);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(answers.map((answer) => memberOf(answer, 'refresh_token'))).size).toBe(1);
    });

    it('take the tokens that the other one signed', async () => {
      for (const replica of fleet.of('account')) {
        const token = memberOf(await logIn(scenario), 'access_token');
        const me = await new AccountClient(replica.url, bearer(token)).send('GET', '/api/v2/users/me');
        expect(me).toMatchObject({ status: 200, body: { username: scenario.owner.person.username } });
      }
    });

    it('of discovery both soon return what was written to one of them', async () => {
      const { id } = scenario.application;
      for (const { url } of fleet.of('discovery')) {
        await until(`${url} shows ${id}`, async () => {
          const answer = await fetch(`${url}/announcements/handler/${fleet.addresses.handler_id}`);
          return (await answer.text()).includes(`"app_id":"${id}"`);
        });
      }
    });

    it('of the handler have one leader, which alone has streams to the broker', () => {
      expect(fleet.of('handler').filter(({ leads }) => leads)).toHaveLength(1);
      expect(scenario.broker.streamsOf(fleet.addresses.handler_id)).toEqual({ subscribe: 1, publish: 1 });
    });

    it('of the handler bring every uplink once to every subscriber', async () => {
      const sent = [await sendUplink(scenario), await sendUplink(scenario), await sendUplink(scenario)];
      const payloads = sent.map(({ payload }) => payload);
      for (const listener of listeners) {
        await listener.hears(payloads[2] ?? '');
        expect(listener.firstUplinks).toEqual(payloads);
      }
    });

    it('send a downlink that came to the one that follows through the one that leads', async () => {
      const { follower } = fleet.handlers();
      const { device, application } = scenario;
      const client = await listen(scenario, follower);
      const topic = `${application.id}/devices/${device.devId}/down`;
      await client.client.publishAsync(topic, '{"port":7,"payload_raw":"AQID"}', { qos: 1 });
      await client.hears('events/down/scheduled');
      expect(await fetchDownlink(scenario)).toMatchObject({ port: 7, payload: Buffer.from([1, 2, 3]) });
      client.close();
    });

    it(
      'end the MQTT session of a key that was removed at another one',
      async () => {
        await until('the session ended', () => !removed.listener.client.connected, removalMs);
        const { id: username } = scenario.application;
        const login = { address: fleet.addresses.mqtt, username, password: removed.key };
        expect([4, 5]).toContain(await rejectedLogin(login));
      },
      removalMs + 10_000,
    );
  });
}

/** A session at one replica of the handler whose key goes at one replica of account; that is noticed later. */
async function keyToRemove(scenario: FleetScenario) {
  const { application, fleet } = scenario;
  await application.account.addAccessKey(application.id, 'to be removed', ['messages:up:r']);
  const key = await application.account.accessKey(application.id, 'to be removed');
  const [, handler] = fleet.of('handler');
  const listener = await listen({ ...scenario, key }, handler);
  const [account] = fleet.of('account');
  const path = `/api/v2/applications/${application.id}/access-keys/${encodeURIComponent(key.name)}`;
  const gone = await new AccountClient(account.url, bearer(application.token)).send('DELETE', path);
  expect(gone.status).toBeLessThan(300);
  return { listener, key: key.key };
}
