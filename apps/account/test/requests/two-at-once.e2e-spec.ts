import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { Account, type Answered, goodPassword } from '../support/account.js';

let app: Account;
let ann: string;
let bob: string;

beforeAll(async () => {
  app = await Account.start();
  ann = await app.ownerOf('anns-app', 'ann');
  bob = await app.ownerOf('bobs-app', 'bob');
  await app.register('cleo');
});
afterAll(() => app.stop());

const apps = '/api/v2/applications';
const six = [0, 1, 2, 3, 4, 5];
const statuses = (answers: readonly Answered[]) => answers.map(({ status }) => status).sort();
const oneOfSix = (won: number) => [won, 409, 409, 409, 409, 409];

/** Holds a transaction up until another waits for what it has locked. */
const somebodyWaits = `
  do $$ begin loop
    perform pg_stat_clear_snapshot();
    exit when exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database());
    perform pg_sleep(0.01);
  end loop; end $$`;
const sleeping = `select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;

describe('Of several requests at the same time,', () => {
  it('one gets a username', async () => {
    const register = (each: number) =>
      app.call('POST', '/api/v2/users', {
        body: { username: 'contested', email: `c${each}@example.com`, password: goodPassword },
      });
    expect(statuses(await Promise.all(six.map(register)))).toEqual(oneOfSix(201));
  });

  it('one gets an e-mail address, by verifying it', async () => {
    const register = (each: number) =>
      app.call('POST', '/api/v2/users', {
        body: { username: `same-${each}`, email: 'Same@example.com', password: goodPassword },
      });
    expect(statuses(await Promise.all(six.map(register)))).toEqual(six.map(() => 201));
    const users = await app.sql<{ id: string }>(`select id from users where email = 'Same@example.com'`);
    const mail = async ({ id }: { id: string }) =>
      (await app.internalApi.startEmailVerification({ user_id: id })).token;
    const links = await Promise.all(users.map(mail));
    const answers = await Promise.all(links.map((token) => app.internalApi.verifyEmail({ token })));
    expect(answers.filter(({ problem }) => problem === '')).toHaveLength(1);
  });

  it('one gets the id of a component, whatever its type', async () => {
    const types = ['handlers', 'brokers', 'routers', 'handlers', 'brokers', 'routers'];
    const create = (type: string) =>
      app.call('POST', `/api/v2/components/${type}`, { as: ann, body: { id: 'one-of-six' } });
    expect(statuses(await Promise.all(types.map(create)))).toEqual(oneOfSix(201));
    const owners = await app.sql(`select 1 from collaborators where entity_id = 'one-of-six'`);
    expect(owners).toHaveLength(1);
  });

  it('one application gets an EUI that is added', async () => {
    const put = (id: string, as: string) => app.call('PUT', `${apps}/${id}/euis/00AA00AA00AA00AA`, { as });
    const answers = await Promise.all(six.flatMap(() => [put('anns-app', ann), put('bobs-app', bob)]));
    // The application that has it may put it again.
    expect(statuses(answers)).toEqual([...six.map(() => 204), ...six.map(() => 409)]);
  });

  it('one new application gets the EUIs that several requests name, and the others are not created', async () => {
    const euis = ['00BB00BB00BB00BB', '00CC00CC00CC00CC'];
    const create = (each: number) => {
      const body = { id: `wants-${each}`, name: 'x', euis: each % 2 === 0 ? euis : [...euis].reverse() };
      return app.call('POST', apps, { as: ann, body });
    };
    expect(statuses(await Promise.all(six.map(create)))).toEqual(oneOfSix(201));
    expect(await app.sql(`select 1 from applications where id like 'wants-%'`)).toHaveLength(1);
  });

  it('all add the same new collaborator, who is stored once, while others are added as well', async () => {
    const names = six.flatMap(() => ['bob', 'cleo']);
    const put = (name: string) =>
      app.call('PUT', `${apps}/anns-app/collaborators/${name}`, { as: ann, body: ['devices'] });
    const answers = await Promise.all(names.map(put));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await app.sql(`select 1 from collaborators where entity_id = 'anns-app'`)).toHaveLength(3);
  });

  it('one gets the last access key, EUI or client below the limit', async () => {
    const as = await app.ownerOf('nearly-full', 'gil');
    await app.sql(
      `insert into access_keys (app_id, name, digest, sealed, rights)
       select 'nearly-full', 'k' || n, lpad(n::text, 43, '0'), '', '{}' from generate_series(1, 99) n`,
    );
    await app.sql(
      `insert into application_euis (app_id, eui)
       select 'nearly-full', upper(lpad(to_hex(n), 16, '0')) from generate_series(1, 98) n`,
    );
    await app.sql(
      `insert into clients (id, owner_id, is_public, name, redirect_uris, grants, scopes)
       select 'c' || n, u.id, true, 'c', '{}', '{}', '{}' from users u, generate_series(1, 99) n
        where u.username = 'gil'`,
    );
    const manager = await app.login('gil', 'clients');
    const asked = {
      keys: (each: number) =>
        app.call('POST', `${apps}/nearly-full/access-keys`, {
          as,
          body: { name: `new-${each}`, rights: ['devices'] },
        }),
      euis: () => app.call('POST', `${apps}/nearly-full/euis`, { as }),
      clients: (each: number) =>
        app.call('POST', '/api/v2/clients', {
          as: manager,
          body: { name: `new-${each}`, scope: ['profile'], uri: 'https://a.example' },
        }),
    };
    for (const [what, ask] of Object.entries(asked)) {
      const [won, ...lost] = statuses(await Promise.all(six.map(ask)));
      expect([what, won]).toEqual([what, what === 'keys' ? 204 : 201]);
      expect(lost).toEqual([400, 400, 400, 400, 400]);
    }
  });

  it('one sets a new password with the same old one', async () => {
    await app.register('erin');
    const as = await app.login('erin', 'profile');
    const body = { old_password: goodPassword };
    const set = (each: number) =>
      app.call('PATCH', '/api/v2/users/me', { as, body: { ...body, password: `another good one ${each}` } });
    const answers = await Promise.all([0, 1, 2].map(set));
    expect(statuses(answers).filter((status) => status < 300)).toHaveLength(1);
    expect(new Set(statuses(answers).slice(1))).toEqual(new Set([403]));
  });

  it('one uses one of the links that were mailed to the same person', async () => {
    await app.register('ines');
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
      `select id from users where username = 'ines'`,
    );
    const mail = async () => (await app.internalApi.startEmailVerification({ user_id: id })).token;
    const problems = async () => {
      await app.sql('update users set email_valid = false where id = $1', [id]);
      const links = await Promise.all(six.map(mail));
      const answers = await Promise.all(links.map((token) => app.internalApi.verifyEmail({ token })));
      return answers.map(({ problem }) => problem.slice(0, 14)).sort();
    };
    for (let round = 0; round < 10; round += 1)
      expect(await problems()).toEqual(['', ...[1, 2, 3, 4, 5].map(() => 'Link not valid')]);
  });

  it('one of the two who manage a component removes the other', async () => {
    const path = '/api/v2/components/handlers/shared-one';
    await app.call('POST', '/api/v2/components/handlers', { as: ann, body: { id: 'shared-one' } });
    const rights = ['component:settings', 'component:collaborators'];
    await app.call('PUT', `${path}/collaborators/bob`, { as: await app.login('ann'), body: { rights } });
    const remove = (as: string, name: string) => app.call('DELETE', `${path}/collaborators/${name}`, { as });
    const [first, second] = [await app.login('ann'), await app.login('bob')];
    const answers = await Promise.all([remove(first, 'bob'), remove(second, 'ann')]);
    expect(statuses(answers)).toEqual([204, 403]);
    expect(await app.sql(`select 1 from collaborators where entity_id = 'shared-one'`)).toHaveLength(1);
  });

  it('a purge prevails over a restore that waits for it, and a later entity has none of the history', async () => {
    const as = await app.ownerOf('ashes', 'fay');
    await app.call('DELETE', `${apps}/ashes`, { as });
    const purged = app.sql(`begin; select 1 from applications where id = 'ashes' for update; ${somebodyWaits};
      delete from applications where id = 'ashes'; commit`);
    await until('the purge', async () => (await app.sql(sleeping)).length > 0);
    expect((await app.call('POST', `${apps}/ashes/restore`, { as })).status).toBe(404);
    await purged;
    expect(await app.sql(`select 1 from audit_log where action = 'application.restored'`)).toEqual([]);
  });

  it('a purge that waits for the creation of a token notices it, and keeps the component', async () => {
    await app.call('POST', '/api/v2/components/routers', { as: ann, body: { id: 'wanted' } });
    const made = app.sql(`begin; select 1 from components where id = 'wanted' for no key update;
      insert into audit_log (kind, entity_id, action, actor, details)
      values ('components', 'wanted', 'token.created', 'ann', '{"expires":"2130-01-01T00:00:00.000Z"}');
      ${somebodyWaits}; commit`);
    await until('the token', async () => (await app.sql(sleeping)).length > 0);
    await expect(app.admin('component', 'purge', 'wanted')).rejects.toMatchObject({
      stderr: expect.stringContaining('tokens of wanted may live until 2130-01-01'),
    });
    await made;
    expect(await app.sql(`select 1 from components where id = 'wanted'`)).toHaveLength(1);
  });

  it('none gets the token of a component that is purged meanwhile', async () => {
    await app.call('POST', '/api/v2/components/routers', { as: ann, body: { id: 'unwanted' } });
    const as = await app.login('ann', 'components:unwanted');
    const purged =
      app.sql(`begin; select 1 from components where id = 'unwanted' for update; ${somebodyWaits};
      delete from components where id = 'unwanted'; commit`);
    await until('the purge', async () => (await app.sql(sleeping)).length > 0);
    const answer = await app.call('GET', '/api/v2/components/routers/unwanted/token', { as });
    expect(answer).toMatchObject({ status: 404, body: { error: 'Component unwanted not found' } });
    await purged;
    expect(
      await app.sql(`select 1 from audit_log where entity_id = 'unwanted' and action like 'token%'`),
    ).toEqual([]);
  });

  it('one gets the id that a purge frees, and no data of its former owner', async () => {
    const as = await app.ownerOf('phoenix', 'dora');
    await app.accessKey(as, 'phoenix', ['devices'], 'old');
    await app.call('DELETE', `${apps}/phoenix`, { as });
    const created: Answered[] = [];
    let isPurged = false;
    const purge = app.admin('application', 'purge', 'phoenix', '--now').then(() => (isPurged = true));
    const keepAsking = async (by: string) => {
      let isLast = false;
      while (!isLast) {
        isLast = isPurged;
        created.push(await app.call('POST', apps, { as: by, body: { id: 'phoenix', name: 'new' } }));
      }
    };
    await Promise.all([purge, keepAsking(ann), keepAsking(bob)]);
    expect(new Set(created.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(created.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await app.sql(`select name from applications where id = 'phoenix'`)).toEqual([{ name: 'new' }]);
    expect(await app.sql(`select 1 from collaborators where entity_id = 'phoenix'`)).toHaveLength(1);
    expect(await app.sql(`select 1 from access_keys where app_id = 'phoenix'`)).toEqual([]);
  });
});
