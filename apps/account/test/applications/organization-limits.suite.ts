import { describe, expect, it } from '@jest/globals';
import type { Account, Answered } from '../support/account.js';
import { gatewaysOf } from '../support/gateways.js';
import { Organizations } from '../support/organizations.js';

/** Limits of organizations: two applications, four gateways and two access keys; a user may have three applications. */
export function describeOrganizationLimits(running: () => Account): void {
  /** An organization of a new user. */
  const organization = async (id: string, owner: string): Promise<Organizations> => {
    const teams = new Organizations(running());
    await running().register(owner);
    await teams.create(id, owner);
    return teams;
  };
  const statuses = async (calls: readonly (() => Promise<Answered>)[]) => {
    const found: number[] = [];
    for (const call of calls) found.push((await call()).status);
    return found;
  };
  const full = (id: string, count: number, what: string) => ({
    status: 429,
    body: { error: `Organization ${id} has ${count} ${what}; ${count} is its limit` },
  });

  describe('An organization', () => {
    it('has at most the allowed number of applications, which do not count for their creators', async () => {
      const teams = await organization('neds', 'ned');
      const add = (id: string) => teams.application(id, 'neds', 'ned');
      expect(await statuses(['n-1', 'n-2'].map((id) => () => add(id)))).toEqual([201, 201]);
      expect(await add('n-3')).toMatchObject(full('neds', 2, 'applications'));
      const as = await running().login('ned');
      const own = ['n-4', 'n-5', 'n-6'].map(
        (id) => () => running().call('POST', '/api/v2/applications', { as, body: { id, name: id } }),
      );
      expect(await statuses(own)).toEqual([201, 201, 201]);
    });

    it('has at most the allowed number of gateways', async () => {
      const teams = await organization('ozs', 'oz');
      const as = await teams.token('oz', 'gateways');
      const add = (id: string) => gatewaysOf(running()).create(as, id, { organization: 'ozs' });
      const allowed = ['oz-1', 'oz-2', 'oz-3', 'oz-4'].map((id) => () => add(id));
      expect(await statuses(allowed)).toEqual([201, 201, 201, 201]);
      expect(await add('oz-5')).toMatchObject(full('ozs', 4, 'gateways'));
    });

    it('has at most the allowed number of access keys over all its applications', async () => {
      const teams = await organization('pias', 'pia');
      for (const id of ['p-1', 'p-2']) await teams.application(id, 'pias', 'pia');
      const add = async (id: string, name: string) => {
        const as = await running().login('pia', `apps:${id}`);
        const body = { name, rights: ['settings'] };
        return running().call('POST', `/api/v2/applications/${id}/access-keys`, { as, body });
      };
      expect(await statuses(['p-1', 'p-2'].map((id) => () => add(id, 'one')))).toEqual([204, 204]);
      expect(await add('p-2', 'two')).toMatchObject({
        status: 429,
        body: {
          error: expect.stringMatching(/that owns the application has reached the limit of access keys/),
        },
      });
    });
  });
}
