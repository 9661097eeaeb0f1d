import { beforeAll, describe, expect, it } from '@jest/globals';
import type { account } from '@fieldpost/contracts';
import { appRights } from '@fieldpost/domain';
import { AccountRegistryClient } from '@fieldpost/internal-clients';
import { secret } from '../support/account.js';
import { Organizations } from '../support/organizations.js';
import { type RunningAccount, UsageOwner } from '../support/usage-owner.js';

const messages = { uplinks: 5, downlinks: 2, joins: 1 };
const none = { uplinks: 0, downlinks: 0, joins: 0 };
const unknown = { state: 'unknown', devices: null, last_24_hours: null, last_30_days: null };
const ofApp = (app_id: string, devices: number, month = messages): account.ApplicationUsage => ({
  ...{ app_id, devices, day: messages, month },
});

/** Usage, in a suite whose administrator is ann. Users may have three applications, one gateway and three access keys. */
export function describeUsage(running: () => RunningAccount): void {
  let ann: string;
  beforeAll(async () => {
    ann = await running().app.login('ann');
  });
  const owner = (name: string, applications = 3) => new UsageOwner(running(), name).register(applications);
  const asAnn = (path: string) => running().app.call('GET', `/api/v2/${path}`, { as: ann });

  describe('The usage of a user', () => {
    const limits = { applications: 3, gateways: 1, access_keys: 3 };

    it('is seen by the user, with the limits, and is certainly none without applications', async () => {
      const erin = await owner('erin', 0);
      expect(await erin.read('users/me/usage')).toMatchObject({
        status: 200,
        body: {
          ...{ username: 'erin', used: { applications: 0, gateways: 0, access_keys: 0 }, limits },
          reported: { state: 'complete', devices: 0, last_24_hours: none, last_30_days: none },
        },
      });
    });

    it('is seen by administrators, who have no limits, page by page', async () => {
      const { body } = await asAnn('usage');
      const withoutLimit = { applications: 0, gateways: 0, access_keys: 0, organizations: 0 };
      expect(body).toContainEqual(expect.objectContaining({ username: 'ann', limits: withoutLimit }));
      const ofCarol = { username: 'carol', limits: expect.objectContaining(limits) };
      expect(body).toContainEqual(expect.objectContaining(ofCarol));
      expect((await asAnn('usage?limit=1&offset=1')).body).toMatchObject([{ username: 'bob' }]);
    });

    it('is seen by no other user, by user or by application', async () => {
      const liv = await owner('liv', 0);
      for (const path of ['usage', 'usage/applications']) expect((await liv.read(path)).status).toBe(403);
    });
  });

  describe('Devices and messages', () => {
    it('are unknown, and not none, until a handler has completed a report', async () => {
      const una = await owner('una');
      expect(await una.reported()).toEqual(unknown);
      await una.report(1, [ofApp('una-1', 3)], { through: 'una-1' });
      expect(await una.reported()).toEqual(unknown);
    });

    it('are summed over applications and handlers, and say when an application is missing', async () => {
      const sue = await owner('sue');
      await sue.report(1, [ofApp('sue-1', 3), ofApp('sue-2', 4)]);
      expect(await sue.reported()).toMatchObject({
        state: 'partial',
        devices: 7,
        last_30_days: { uplinks: 10 },
      });
      await sue.report(2, [ofApp('sue-2', 1), ofApp('sue-3', 0)]);
      expect(await sue.reported()).toEqual({
        ...{ state: 'complete', time: expect.stringContaining('T'), devices: 8 },
        last_24_hours: { uplinks: 20, downlinks: 8, joins: 4 },
        last_30_days: { uplinks: 20, downlinks: 8, joins: 4 },
      });
      expect(await sue.applications('?sort=-devices')).toMatchObject([
        { id: 'sue-2', owner: { kind: 'user', id: 'sue' }, reported: { state: 'complete', devices: 5 } },
        { id: 'sue-1', reported: { devices: 3 } },
        { id: 'sue-3', reported: { devices: 0 } },
      ]);
    });

    it('are unknown for the time that a handler does not count', async () => {
      const kim = await owner('kim', 2);
      const { month: _, ...short } = ofApp('kim-2', 0);
      await kim.report(1, [ofApp('kim-1', 1), short]);
      expect(await kim.reported()).toMatchObject({
        ...{ state: 'complete', last_24_hours: { uplinks: 10 }, last_30_days: null },
      });
    });

    it('are replaced by the next report, whose range names the applications that are no longer there', async () => {
      const ray = await owner('ray');
      await ray.report(1, [ofApp('ray-1', 1), ofApp('ray-2', 1), ofApp('ray-3', 1)]);
      await ray.report(1, [ofApp('ray-2', 9)], { after: 'ray-1', through: 'ray-2' });
      expect(await ray.reported()).toMatchObject({ state: 'complete', devices: 11 });
      await ray.report(1, [ofApp('ray-2', 9)], { after: 'ray-1' });
      expect(await ray.reported()).toMatchObject({ state: 'partial', devices: 10 });
      expect((await ray.applications('?search=ray-3'))[0]?.reported).toEqual(unknown);
    });

    it('are outdated when a handler has been silent for half an hour, and forgotten after a week', async () => {
      const tom = await owner('tom', 2);
      await tom.report(1, [ofApp('tom-1', 3)]);
      await tom.report(2, [ofApp('tom-2', 4)]);
      const silence = (time: number) =>
        running().app.sql(
          `update usage_reports set received = $1, completed = $1 where handler_id = 'tom-h2'`,
          [new Date(time).toISOString()],
        );
      await silence(Date.now() - 1_860_000);
      expect(await tom.reported()).toMatchObject({ state: 'outdated', devices: 7 });
      await silence(0);
      await tom.report(1, [ofApp('tom-1', 3)]);
      expect(await tom.reported()).toMatchObject({ state: 'partial', devices: 3 });
    });

    it('are sorted, searched and paged for administrators, by user and by application', async () => {
      const max = await owner('maxim');
      const quiet = { ...messages, uplinks: 0 };
      await max.report(1, [ofApp('maxim-1', 3), ofApp('maxim-2', 4_000_000_000, quiet)]);
      const first = (await asAnn('usage?sort=-devices&limit=1')).body;
      expect(first).toMatchObject([{ username: 'maxim', reported: { devices: 4_000_000_003 } }]);
      for (const sort of ['username', 'gateways', 'access_keys', 'organizations', '-joins', 'downlinks'])
        expect((await asAnn(`usage?sort=${sort}&search=AXIM`)).body).toMatchObject([{ username: 'maxim' }]);
      const ids = async (query: string) =>
        ((await asAnn(`usage/applications?${query}`)).body as { id: string }[]).map(({ id }) => id);
      expect(await ids('search=maxim&sort=-uplinks')).toEqual(['maxim-1', 'maxim-2', 'maxim-3']);
      expect(await ids('search=maxim&sort=devices&offset=1&limit=2')).toEqual(['maxim-1', 'maxim-2']);
      expect(await ids('search=maxim-3&sort=owner')).toEqual(['maxim-3']);
      expect(await asAnn('usage/applications?sort=name')).toMatchObject({
        status: 400,
        body: { error: expect.stringMatching(/^Sort not valid: should be one of created, id, owner/) },
      });
    });

    it('of more applications than one read of the database are listed once each, without a page', async () => {
      const { app } = running();
      const vic = await owner('vic', 1);
      await app.sql(
        `with created as (
           insert into applications (id, name, created_by)
           select 'vic-many-' || n, '', (select id from users where username = 'vic') from generate_series(1, 501) n
           returning id, created_by)
         insert into collaborators (kind, entity_id, user_id, rights) select 'apps', id, created_by, $1 from created`,
        [appRights],
      );
      expect(new Set((await vic.applications()).map(({ id }) => id)).size).toBe(502);
      expect(await vic.applications()).toHaveLength(502);
      await app.sql(`delete from applications where id like 'vic-many-%'`);
    });

    it('of an organization count for it, and not for who created the application', async () => {
      const quin = await owner('quin', 0);
      const teams = new Organizations(running().app);
      await teams.create('quins-team', 'quin');
      await teams.application('quins-app', 'quins-team', 'quin');
      await quin.report(1, [ofApp('quins-app', 6)]);
      expect((await asAnn('usage/applications?search=quins-team')).body).toMatchObject([
        { id: 'quins-app', owner: { kind: 'organization', id: 'quins-team' }, reported: { devices: 6 } },
      ]);
      expect(await quin.reported()).toMatchObject({ state: 'complete', devices: 0 });
      expect(await quin.applications()).toEqual([]);
    });

    it('are not seen by collaborators of another owner, nor by a user who left the application', async () => {
      const { app } = running();
      const [pat, rita] = [await owner('pat', 2), await owner('rita', 0)];
      await pat.report(1, [ofApp('pat-1', 3), ofApp('pat-2', 4)]);
      const as = await app.login('pat', 'apps:pat-1');
      const collaborators = '/api/v2/applications/pat-1/collaborators';
      await app.call('PUT', `${collaborators}/rita`, { as, body: appRights });
      expect(await rita.reported()).toMatchObject({ devices: 0 });
      expect(await rita.applications()).toEqual([]);
      await app.call('DELETE', `${collaborators}/pat`, { as });
      expect((await pat.applications()).map(({ id }) => id)).toEqual(['pat-2']);
      expect(await pat.reported()).toMatchObject({ devices: 4 });
      expect((await asAnn('usage/applications?search=pat-1')).body).toMatchObject([{ owner: null }]);
    });

    it('go with a deleted application', async () => {
      const { app } = running();
      const dan = await owner('dan', 2);
      await dan.report(1, [ofApp('dan-1', 3), ofApp('dan-2', 4)]);
      await app.call('DELETE', '/api/v2/applications/dan-1', { as: await app.login('dan', 'apps:dan-1') });
      expect((await dan.applications()).map(({ id }) => id)).toEqual(['dan-2']);
      await dan.report(1, [ofApp('dan-1', 3), ofApp('dan-2', 4)]);
      const rows = await app.sql(`select app_id from application_usage where handler_id = 'dan-h1'`);
      expect(rows).toEqual([{ app_id: 'dan-2' }]);
    });
  });

  describe('A report of usage', () => {
    const request = { handler: 'handler-1', after: '', through: '', applications: [] };

    it('is accepted from apps of the suite only', async () => {
      const { internalAddress: address } = running().app;
      const stranger = new AccountRegistryClient({ address, secret: `${secret} or not` });
      await expect(stranger.reportUsage(request)).rejects.toMatchObject({ kind: 'permission_denied' });
      stranger.onModuleDestroy();
    });

    it.each([
      ['ComponentID', { handler: 'NO' }],
      ['AppID', { after: 'no-' }],
      ['AppID', { applications: [ofApp('NO', 1)] }],
      ['applications.devices', { applications: [ofApp('an-app', -1)] }],
      ['applications.month.joins', { applications: [ofApp('an-app', 1, { ...messages, joins: -1 })] }],
      ['applications', { applications: Array.from({ length: 1_001 }, () => ofApp('an-app', 1)) }],
    ])('is rejected by the name of the field: %s', async (field, wrong) =>
      expect(running().registry.reportUsage({ ...request, ...wrong })).rejects.toMatchObject({
        ...{ kind: 'invalid_argument', message: expect.stringContaining(`${field} not valid`) },
      }),
    );

    it('leaves out applications that account does not know', async () => {
      const applications = [ofApp('nobodys-app', 1)];
      await running().registry.reportUsage({ ...request, handler: 'handler-2', applications });
      const rows = await running().app.sql(`select * from application_usage where handler_id = 'handler-2'`);
      expect(rows).toEqual([]);
    });
  });
}
