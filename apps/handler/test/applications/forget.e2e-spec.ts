import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appKey, deviceCalls, euiOf } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';
import { integrationCalls } from '../messages/integration-calls.js';

const app = new HandlerUnderTest();
const { register, set, get, list } = deviceCalls(app);
const hook = { url: 'https://hooks.example/', messages: ['up'] };

beforeAll(() => app.start());
afterAll(() => app.close());

describe('An application whose id becomes free', () => {
  it('is removed with its devices and integrations, so that the next owner of the id finds nothing of it', async () => {
    for (const appId of ['old-app', 'other-app']) {
      await register(appId);
      await set(appId, 'dev-1', { dev_eui: euiOf(1), app_key: appKey });
    }
    const { ask } = integrationCalls(app, 'old-app');
    await ask('POST', '/integrations/my-hook', hook);
    expect((await ask('GET', '/integrations')).json['integrations']).toHaveLength(1);

    const { stdout } = await app.admin('handler', 'forget', 'old-app', '--json');
    expect(JSON.parse(stdout)).toEqual({ id: 'old-app', done: 'application.forgotten', devices: 1 });

    await register('old-app');
    expect((await list('old-app')).message.devices).toEqual([]);
    expect((await ask('GET', '/integrations')).json['integrations']).toEqual([]);
    expect((await get('other-app', 'dev-1')).lorawan_device).toMatchObject({ app_key: appKey });
  });

  it.each([
    ['nobody knows', ['no-such-app'], 'handler:application:no-such-app not found'],
    ['is none', ['Not an id'], 'AppID not valid'],
    ['is missing', [], 'Command not valid: use handler forget ID'],
    ['is one of two', ['one-app', 'two-app'], 'Command not valid: use'],
  ])('is told when its id %s', async (_, ids, sentence) =>
    expect(app.admin('handler', 'forget', ...ids)).rejects.toMatchObject({
      stderr: expect.stringContaining(sentence),
    }),
  );
});
