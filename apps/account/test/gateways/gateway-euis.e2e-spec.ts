import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { credentials, Metadata } from '@grpc/grpc-js';
import { type account, loadClients } from '@fieldpost/contracts';
import { internalMetadata } from '@fieldpost/internal-clients';
import { callUnary } from '@fieldpost/transport';
import { Account, secret } from '../support/account.js';
import { allRights, gatewaysOf, path, place } from '../support/gateways.js';

let app: Account;
let ann: string;
let bob: string;
let create: ReturnType<typeof gatewaysOf>['create'];
let read: ReturnType<typeof gatewaysOf>['read'];

beforeAll(async () => {
  app = await Account.start();
  ({ create, read } = gatewaysOf(app));
  ann = await app.user('ann');
  bob = await app.user('bob');
});
afterAll(() => app.stop());

const tokenOf = (username: string, id: string) => app.login(username, `gateways:${id}`);
const change = async (username: string, id: string, body: object) =>
  app.call('PATCH', `${path}/${id}`, { as: await tokenOf(username, id), body });
const taken = (eui: string) => ({
  status: 409,
  body: { code: 409, error: `Gateway with EUI ${eui} already exists` },
});

describe('The EUI of a gateway', () => {
  it('is set in any letter case, changed and removed by collaborators who may change settings', async () => {
    expect(await create(ann, 'eui-set', { eui: 'b827ebfffe000001' })).toMatchObject({
      status: 201,
      body: { eui: 'B827EBFFFE000001' },
    });
    expect(await change('ann', 'eui-set', { eui: 'B827EBFFFE000002' })).toMatchObject({ status: 204 });
    const as = await tokenOf('ann', 'eui-set');
    expect(await read(as, 'eui-set')).toMatchObject({ eui: 'B827EBFFFE000002' });
    expect(await change('ann', 'eui-set', { eui: null })).toMatchObject({ status: 204 });
    expect(await read(as, 'eui-set')).toMatchObject({ eui: null });
    await app.call('PUT', `${path}/eui-set/collaborators/bob`, { as, body: ['gateway:status'] });
    const reader = app.call('PATCH', `${path}/eui-set`, {
      as: await tokenOf('bob', 'eui-set'),
      body: { eui: 'B827EBFFFE000003' },
    });
    expect(await reader).toMatchObject({ status: 403 });
  });

  it('is shown to collaborators only', async () => {
    await create(ann, 'eui-hidden', { eui: 'B827EBFFFE000004' });
    expect(await read(undefined, 'eui-hidden')).not.toHaveProperty('eui');
    expect(await read(bob, 'eui-hidden')).not.toHaveProperty('eui');
  });

  it.each([
    ['B827EB', 'EUI not valid: should have 16 hexadecimal characters'],
    [5, 'EUI not valid: should have 16 hexadecimal characters'],
    ['0000000000000000', 'EUI not valid: packet forwarders without an EUI send zeros'],
  ])('is not %j', async (eui, error) =>
    expect(await create(ann, 'eui-wrong', { eui })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(error) },
    }),
  );

  it('is that of its id, if the id names one', async () => {
    const id = 'eui-b827ebfffe000005';
    expect(await create(ann, id)).toMatchObject({ body: { eui: 'B827EBFFFE000005' } });
    for (const eui of ['B827EBFFFE000006', null])
      expect(await change('ann', id, { eui })).toMatchObject({
        status: 400,
        body: { error: 'EUI not valid: the id of this gateway names the EUI B827EBFFFE000005' },
      });
    expect(await change('ann', id, { eui: 'b827ebfffe000005' })).toMatchObject({ status: 204 });
  });

  it('belongs to one gateway: no other tenant can claim it, neither as EUI nor in an id', async () => {
    const [chosen, named] = ['B827EBFFFE000007', 'B827EBFFFE000008'];
    await create(ann, 'eui-victim', { eui: chosen });
    await create(ann, `eui-${named.toLowerCase()}`);
    await create(bob, 'eui-attacker');
    for (const eui of [chosen, named]) {
      expect(await create(bob, 'eui-other', { eui })).toMatchObject(taken(eui));
      expect(await change('bob', 'eui-attacker', { eui })).toMatchObject(taken(eui));
    }
    expect(await create(bob, `eui-${chosen.toLowerCase()}`)).toMatchObject(taken(chosen));
  });

  it('goes to one of the gateways that claim it at once', async () => {
    const eui = 'B827EBFFFE000009';
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => create(bob, `eui-race-${at}`, { eui })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('is free again when its gateway is deleted', async () => {
    const eui = 'B827EBFFFE00000A';
    await create(ann, 'eui-deleted', { eui });
    await app.call('DELETE', `${path}/eui-deleted`, { as: await tokenOf('ann', 'eui-deleted') });
    expect(await create(bob, 'eui-next', { eui })).toMatchObject({ status: 201 });
  });
});

describe('The network app', () => {
  it('finds gateways by EUI and id, with their owner and the location if it is public, and only with the shared secret', async () => {
    await create(ann, 'eui-listed', { eui: 'B827EBFFFE00000B', location: place });
    await create(ann, 'eui-b827ebfffe00000c', { location: place, location_public: true });
    await create(ann, 'eui-none');
    const as = await tokenOf('ann', 'eui-none');
    await app.call('PUT', `${path}/eui-none/collaborators/bob`, { as, body: allRights });
    await app.call('DELETE', `${path}/eui-none/collaborators/ann`, { as: await tokenOf('bob', 'eui-none') });
    const { owner } = (await read(await tokenOf('ann', 'eui-listed'), 'eui-listed')) as {
      readonly owner: { readonly id: string };
    };
    const annId = owner.id;
    const { Registry } = loadClients('fieldpost/account/v1/registry.proto').fieldpost.account.v1;
    const client = new Registry(app.internalAddress, credentials.createInsecure());
    const request = {
      euis: ['B827EBFFFE00000B', 'B827EBFFFE00000C', 'B827EBFFFE0000FF'],
      ids: ['eui-none', 'nothing', 'eui-listed'],
    };
    const list = (
      sent: account.ListGatewaysRequest,
      metadata: Metadata,
    ): Promise<account.ListGatewaysResponse__Output> =>
      callUnary(client.listGateways.bind(client), sent, { peer: 'account', metadata });
    const { gateways } = await list(request, internalMetadata(secret));
    const plan = { frequency_plan: 'EU_863_870' };
    expect([...gateways].sort((a, b) => a.id.localeCompare(b.id))).toMatchObject([
      { id: 'eui-b827ebfffe00000c', eui: 'B827EBFFFE00000C', ...plan, location: place, owner: annId },
      { id: 'eui-listed', eui: 'B827EBFFFE00000B', ...plan, location: null, owner: annId },
      // Its creator has left.
      { id: 'eui-none', eui: '', ...plan, location: null, owner: `left:${annId}` },
    ]);
    await expect(list(request, new Metadata())).rejects.toMatchObject({ kind: 'permission_denied' });
    const many = { euis: Array.from({ length: 1_001 }, () => 'B827EBFFFE00000B'), ids: [] };
    await expect(list(many, internalMetadata(secret))).rejects.toMatchObject({ kind: 'invalid_argument' });
    client.close();
  });

  it('checks keys of gateways, which activates them, and only with the shared secret', async () => {
    const keyOf = async (username: string, id: string) =>
      String(((await create(username, id)).body as { key: unknown }).key);
    const [first, second] = [await keyOf(ann, 'key-first'), await keyOf(bob, 'key-second')];
    const removed = await keyOf(ann, 'key-removed');
    await app.call('DELETE', `${path}/key-removed`, { as: await tokenOf('ann', 'key-removed') });
    const { Registry } = loadClients('fieldpost/account/v1/registry.proto').fieldpost.account.v1;
    const client = new Registry(app.internalAddress, credentials.createInsecure());
    const check = (
      keys: account.GatewayKey[],
      metadata: Metadata,
    ): Promise<account.CheckGatewayKeysResponse__Output> =>
      callUnary(client.checkGatewayKeys.bind(client), { keys }, { peer: 'account', metadata });
    const keys = [
      { id: 'key-first', key: first },
      { id: 'key-first', key: second },
      { id: 'key-second', key: 'other-issuer.x' },
      { id: 'key-removed', key: removed },
      { id: 'nothing', key: first },
      { id: 'key-second', key: '' },
    ];
    const { valid } = await check(keys, internalMetadata(secret));
    expect(valid).toEqual([true, false, false, false, false, false]);
    expect(await read(await tokenOf('ann', 'key-first'), 'key-first')).toMatchObject({ activated: true });
    expect(await read(await tokenOf('bob', 'key-second'), 'key-second')).toMatchObject({ activated: false });
    await expect(check(keys, new Metadata())).rejects.toMatchObject({ kind: 'permission_denied' });
    client.close();
  });
});
