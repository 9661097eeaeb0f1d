import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deviceCalls } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';
import { applicationAt, integrationCalls } from './integration-calls.js';

const app = new HandlerUnderTest();
const path = (...appIds: readonly string[]): string =>
  `/integrations/failing?applications=${appIds.join(',')}`;

/** Reads failing integrations as a user with `settings`, or other rights, on some applications. */
async function ask(applications: string, apps: readonly string[], right = 'settings') {
  const granted = Object.fromEntries(apps.map((appId) => [appId, [right]]));
  const claims = { sub: 'ann', scope: apps.map((appId) => `apps:${appId}`), apps: granted };
  const answer = await app.ask('GET', applications, { authorization: `Bearer ${app.tokenOf(claims)}` });
  return { status: answer.status, text: answer.text };
}

beforeAll(async () => {
  await app.start({ HANDLER_INTEGRATION_NETWORKS: '127.0.0.1', HANDLER_INTEGRATION_RETRY_SECONDS: '60' });
  const { calls, uplink } = await applicationAt(app);
  await deviceCalls(app).register('other-app');
  // Nothing listens there.
  const wanted = { url: 'http://127.0.0.1:9/', messages: ['up'] };
  await calls.ask('POST', '/integrations/fails', wanted);
  await calls.ask('POST', '/integrations/waits', { ...wanted, messages: ['events/create'] });
  await integrationCalls(app, 'other-app').ask('POST', '/integrations/waits', wanted);
  await uplink('01');
  await calls.askUntil('/integrations/fails', ({ failing }) => failing !== undefined);
});
afterAll(() => app.close());

describe('The failing integrations of several applications', () => {
  it('are read at once, without those that do not fail and without applications of other handlers', async () => {
    const authorization = `Bearer ${app.token('my-app', 'settings')}`;
    const one = await app.ask('GET', '/applications/my-app/integrations/fails', { authorization });
    const { since } = (JSON.parse(one.text) as { failing: { since: string } }).failing;
    const all = ['my-app', 'other-app', 'elsewhere-app'];
    const { status, text } = await ask(path(...all, 'my-app'), all);
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { integrations: [{ app_id: 'my-app', id: 'fails', since }] },
    ]);
    const none = await ask(path('other-app'), ['other-app']);
    expect(none).toEqual({ status: 200, text: '{"integrations":[]}' });
  });

  it('are not listed without the right on each application', async () => {
    const withoutRight = await ask(path('my-app'), ['my-app'], 'messages:up:r');
    expect(withoutRight).toMatchObject({ status: 403 });
    const ofAnother = await ask(path('other-app', 'my-app'), ['other-app']);
    expect(ofAnother).toMatchObject({ status: 403, text: expect.stringContaining('my-app') });
    expect(ofAnother.text).not.toContain('fails');
    expect(await app.ask('GET', path('my-app'), {})).toMatchObject({ status: 400 });
  });

  it.each([
    ['/integrations/failing', /^applications not valid: should be 1 to 10 ids/i],
    [path(...Array.from({ length: 11 }, () => 'my-app')), /^applications not valid/i],
    [path('my-app', 'NO'), /^AppID not valid/],
  ])('%s is rejected by the name of the field', async (wrong, sentence) => {
    const { status, text } = await ask(wrong, ['my-app']);
    expect([status, (JSON.parse(text) as { error: string }).error]).toEqual([
      400,
      expect.stringMatching(sentence),
    ]);
  });
});
