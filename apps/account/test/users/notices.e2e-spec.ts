import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';

let app: Account;
let root: string;
let ann: string;

const shown = '/api/v2/notices';
const all = '/api/v2/all-notices';
const post = (body: object, as = root) => app.call('POST', all, { as, body });
const write = async (body: object) => (await post(body)).body as { readonly id: string };
const textsAt = async (path: string, as: string) =>
  ((await app.call('GET', path, { as })).body as { text: string }[]).map(({ text }) => text);

beforeAll(async () => {
  app = await Account.start();
  await app.register('root');
  root = await app.login('root');
  ann = await app.user('ann');
  await app.sql(`insert into components (id, type, approval) values ('my-router', 'router', 'approved')`);
});
beforeEach(() => app.sql('delete from notices'));
afterAll(() => app.stop());

describe('A notice of an administrator', () => {
  it('is shown to every user from its creation until it is removed', async () => {
    const made = await post({ text: ' The network moves on Friday. ', level: 'warning' });
    const body = { text: 'The network moves on Friday.', level: 'warning', until: null };
    expect(made).toMatchObject({ status: 201, body: { ...body, creator: 'root' } });
    const { id } = made.body as { id: string };
    const read = await app.call('GET', shown, { as: ann });
    expect(read.body).toEqual([{ ...body, id, from: expect.any(String) }]);
    expect(await app.call('DELETE', `${all}/${id}`, { as: root })).toMatchObject({ status: 204 });
    expect(await textsAt(shown, ann)).toEqual([]);
    expect(await app.call('DELETE', `${all}/${id}`, { as: root })).toMatchObject({
      status: 404,
      body: { error: `Notice ${id} not found` },
    });
  });

  it('is shown only between its times, and listed for administrators always', async () => {
    await write({ text: 'Later', from: '2999-01-01T00:00:00Z' });
    await write({ text: 'Now', from: '2020-01-01T00:00:00+02:00', until: '2999-01-01T00:00:00Z' });
    const { id } = await write({ text: 'Over' });
    await app.sql(`update notices set ends = now() where id = $1`, [id]);
    expect(await textsAt(shown, ann)).toEqual(['Now']);
    expect((await textsAt(all, root)).sort()).toEqual(['Later', 'Now', 'Over']);
    const page = await app.call('GET', `${all}?limit=1`, { as: root });
    expect([(page.body as object[]).length, page.headers.get('x-total-count')]).toEqual([1, '3']);
  });

  it('is text: markup stays as it was written', async () => {
    const text = `<img src=x onerror=alert(1)> & "quotes" '; drop table notices; --`;
    await write({ text });
    expect(await textsAt(shown, ann)).toEqual([text]);
  });

  it.each([
    [{}, 'Text not valid: can not be empty'],
    [{ text: '   ' }, 'Text not valid: can not be empty'],
    [{ text: 'x'.repeat(501) }, 'Text not valid: should have at most 500 characters'],
    [{ text: 'two\nlines' }, 'Text not valid: should not have control characters'],
    [{ text: 'x', level: 'panic' }, 'Level not valid: should be one of info, warning'],
    [{ text: 'x', from: 'soon' }, 'From not valid: should be a date and time such as 2030-01-31T12:00:00Z'],
    [
      { text: 'x', until: '2020-01-01T00:00:00Z' },
      'Until not valid: should be in the future, and after from',
    ],
    [
      { text: 'x', from: '2998-01-01T00:00:00Z', until: '2997-01-01T00:00:00Z' },
      'Until not valid: should be in the future, and after from',
    ],
  ])('is rejected with the name of the field: %j', async (body, error) =>
    expect(await post(body)).toMatchObject({ status: 400, body: { error } }),
  );

  it('is one of twenty; those that have ended make place for new ones', async () => {
    for (let n = 0; n < 20; n += 1) await write({ text: `Notice ${n}` });
    expect(await post({ text: 'Too many' })).toMatchObject({
      status: 429,
      body: { error: 'Notice not valid: there are 20 already' },
    });
    await app.sql(`update notices set ends = now() where text = 'Notice 7'`);
    expect(await post({ text: 'The last one' })).toMatchObject({ status: 201 });
    expect(await textsAt(all, root)).not.toContain('Notice 7');
  });

  it('does not exceed the limit when several are written at once', async () => {
    const made = await Promise.all(Array.from({ length: 25 }, (_, n) => post({ text: `At once ${n}` })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(await textsAt(shown, ann)).toHaveLength(20);
  });

  it('is in the audit log with its text, and so is its removal', async () => {
    const { id } = await write({ text: 'Audited' });
    await app.call('DELETE', `${all}/${id}`, { as: root });
    const { body } = await app.call('GET', '/api/v2/audit?user=root&limit=2', { as: root });
    expect(body).toMatchObject([
      { actor: 'root', action: 'notice.removed', details: { notice: id, text: 'Audited' } },
      { actor: 'root', action: 'notice.created', details: { notice: id, text: 'Audited', level: 'info' } },
    ]);
    const about = await app.call('GET', `/api/v2/audit?kind=notices&id=${id}`, { as: root });
    expect(about.body).toMatchObject([
      { action: 'notice.removed', kind: 'notices', id },
      { action: 'notice.created', kind: 'notices', id },
    ]);
  });
});

describe('Who is no administrator', () => {
  it('writes, lists and removes no notice, and reads without an account not even those that are shown', async () => {
    const { id } = await write({ text: 'Mine' });
    const component = app.sign({ sub: 'my-router', type: 'router', components: { 'my-router': [] } });
    for (const as of [ann, component]) {
      expect(await post({ text: 'Free money' }, as)).toMatchObject({ status: 403 });
      expect(await app.call('GET', all, { as })).toMatchObject({ status: 403 });
      expect(await app.call('DELETE', `${all}/${id}`, { as })).toMatchObject({ status: 403 });
    }
    expect(await app.call('GET', shown, { as: component })).toMatchObject({ status: 403 });
    expect(await app.call('GET', shown)).toMatchObject({ status: 401 });
    expect(await textsAt(shown, ann)).toEqual(['Mine']);
  });
});
