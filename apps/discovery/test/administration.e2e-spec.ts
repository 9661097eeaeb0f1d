import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import { until } from '@fieldpost/testing';
import { DiscoveryUnderTest } from './discovery-under-test.js';

const discovery = new DiscoveryUnderTest();
beforeAll(() => discovery.start());
/** The same components for each test, whatever the one before removed or announced. */
beforeEach(async () => {
  for (const id of ['dead', 'silent']) await discovery.admin(['remove', `handler/${id}`, '--yes']);
  for (const id of ['dead', 'alive']) {
    const request = {
      service_name: 'handler',
      id,
      net_address: `${id}.example.org:1904`,
      certificate: 'a\nb\n',
    };
    await discovery.announce(request, discovery.componentToken('handler', id));
  }
  for (const appId of ['first-app', 'other-app']) await give('dead', appId);
  await give('silent', 'silent-app');
});
afterAll(() => discovery.close());

const give = (id: string, app_id: string) =>
  discovery.addMetadata({ service_name: 'handler', id, metadata: { app_id } }, discovery.appToken(app_id));
const gone = (id: string) =>
  until(`${id} gone`, async () => {
    const error: unknown = await discovery.get('handler', id).catch((thrown: unknown) => thrown);
    return (error as { code?: number }).code === status.NOT_FOUND;
  });

describe('The operator', () => {
  it('sees all components, also one that never announced itself', async () => {
    const { lines } = await discovery.admin(['list', '--json']);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ service_name: 'handler', id: 'alive', metadata: 0 }),
      {
        service_name: 'handler',
        id: 'dead',
        net_address: 'dead.example.org:1904',
        announced_at: expect.any(String),
        metadata: 2,
      },
      { service_name: 'handler', id: 'silent', net_address: null, announced_at: null, metadata: 1 },
    ]);
    const text = await discovery.admin(['list', '--service', 'handler']);
    expect(text.lines[2]).toBe('handler/silent  never announced  1 identifiers');
    expect((await discovery.admin(['list', '--service', 'broker'])).lines).toEqual([]);
    const wrong = await discovery.program(['list', '--service', 'gateway']);
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('ServiceName not valid') });
  });

  it('sees one with its identifiers', async () => {
    const { lines } = await discovery.admin(['show', 'handler/dead']);
    expect(lines).toEqual(
      expect.arrayContaining(['certificate: 2 lines, see --json', 'AppID first-app', 'AppID other-app']),
    );
    const json = await discovery.admin(['show', 'handler/dead', '--json']);
    expect(JSON.parse(json.lines.join())).toMatchObject({
      id: 'dead',
      public: false,
      certificate: 'a\nb\n',
      metadata: [{ app_id: 'first-app' }, { app_id: 'other-app' }],
    });
    expect((await discovery.admin(['show', 'handler/silent'])).lines).toContain('announced_at: never');
    const unknown = await discovery.admin(['show', 'handler/nobody']);
    expect(unknown).toMatchObject({ code: 1, stderr: 'Component "handler/nobody" not found\n' });
  });

  it('removes single identifiers: all that are named, or none', async () => {
    const wrong = [
      'remove',
      'handler/dead',
      '--metadata',
      'AppID other-app',
      '--metadata',
      'AppID nobody-app',
    ];
    expect((await discovery.admin(wrong)).stderr).toContain('"AppID nobody-app" of component "handler/dead"');
    expect((await discovery.getByAppId('other-app')).id).toBe('dead');
    const ended = await discovery.admin([
      'remove',
      'handler/dead',
      '--metadata',
      'AppID other-app',
      '--json',
    ]);
    expect(ended.lines).toEqual(['{"removed":"handler/dead","whole":false,"metadata":1}']);
    await until('one identifier', async () => (await discovery.get('handler', 'dead')).metadata.length === 1);
  });

  it('removes a dead component after confirmation, and watchers get the removal', async () => {
    const watching = discovery.watch({ service_names: ['handler'] });
    await until('all that there is', async () => watching.seen.some(({ event }) => event === 'complete'));
    const unconfirmed = await discovery.admin(['remove', 'handler/dead']);
    expect(unconfirmed).toMatchObject({ code: 1, stderr: expect.stringContaining('add --yes') });
    const ended = await discovery.admin(['remove', 'handler/dead', '--yes']);
    expect(ended.lines).toEqual(['removed handler/dead with 2 identifiers']);
    await gone('dead');
    await expect(discovery.getByAppId('first-app')).rejects.toMatchObject({ code: status.NOT_FOUND });
    expect((await discovery.getAll('handler')).services.map(({ id }) => id)).toEqual(['alive']);
    await until('the withdrawal', async () =>
      watching.seen.some(({ withdrawn }) => withdrawn?.id === 'dead'),
    );
    expect(watching.seen.at(-1)?.withdrawn).toEqual({ service_name: 'handler', id: 'dead' });
    watching.end();
    expect((await discovery.admin(['remove', 'handler/dead', '--yes'])).code).toBe(1);
  });

  it('removes what never announced itself, and a component may come back', async () => {
    await discovery.admin(['remove', 'handler/silent', '--yes']);
    await discovery.announce(
      { service_name: 'handler', id: 'silent' },
      discovery.componentToken('handler', 'silent'),
    );
    expect((await discovery.get('handler', 'silent')).metadata).toEqual([]);
  });

  it('gets a list of all commands, and the error of a wrong one', async () => {
    expect(
      (await discovery.admin(['--help'])).lines.filter((line) => line.startsWith('discovery ')),
    ).toHaveLength(4);
    for (const args of [['forget'], ['list', '--all'], ['show'], ['remove', 'a', 'b', '--yes']]) {
      expect(await discovery.admin(args)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^Command not valid/),
      });
    }
  });
});
