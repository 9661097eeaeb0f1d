import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId, zeroEui } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { joinVector } from '@fieldpost/testing';
import { type Joins, joinsWith } from '../../test/memory/joins.memory.js';
import { activationOf } from '../../test/memory/network-messages.js';

const appId = AppId('my-app');
const devId = DevId('my-dev-0001020304050607');
const template = '2000000013000016170126030100000000';
const joinOf = (frame = joinVector.request.toString('hex')) => activationOf(frame, template);

describe('A device that joins through a template', () => {
  let joins: Joins;

  beforeEach(async () => {
    joins = await joinsWith({
      devEui: zeroEui,
      attributes: { k: 'v' },
      latitude: 1.5,
      description: 'template',
    });
    await configure('my.key');
  });

  const configure = async (registerOnJoinAccessKey: string) => {
    const application = await joins.applications.find(appId);
    if (application) await joins.applications.update({ ...application, registerOnJoinAccessKey });
  };

  it('becomes a device of its own with the settings of the template', async () => {
    await joins.activations.activate(joinOf());
    expect(await joins.devices.find(appId, devId)).toMatchObject({
      devEui: '0001020304050607',
      description: 'Registered on join on 02 Jan 06 15:04',
      attributes: { k: 'v' },
      latitude: 1.5,
      appKey: joinVector.identity.appKey,
      ...joinVector.session,
    });
  });

  it('is not created when the application has as many devices as allowed', async () => {
    joins.usage.counts = { ofApplication: 10, owner: undefined };
    await expect(joins.activations.activate(joinOf())).rejects.toMatchObject({ code: 'too_many_devices' });
    expect(await joins.devices.find(appId, devId)).toBeUndefined();
    expect(joins.network.asked).toEqual([]);
  });

  it('leaves the template as it was', async () => {
    await joins.activations.activate(joinOf());
    expect(await joins.stored()).toMatchObject({ devEui: zeroEui, devAddr: undefined });
  });

  it('is registered with the network in the name of the access key of the application', async () => {
    await joins.activations.activate(joinOf());
    expect(joins.asked).toEqual(['my.key']);
    expect(joins.network.asked).toEqual([
      ['set', '0001020304050607', { fCntUp: 0, fCntDown: 0 }, 'token-of-key'],
    ]);
  });

  it('is announced as created under its own id, and as activated under that of the template', async () => {
    await joins.activations.activate(joinOf());
    expect(joins.publisher.sent.map(([topic]) => topic)).toEqual([`${devId} create`, 'activations']);
    expect(joins.publisher.sent[0]?.[1]).toBe('null');
  });

  it('is registered again, not twice, when a join failed half-way', async () => {
    joins.network.fails.set('set', unavailable({ what: 'broker' }));
    await expect(joins.activations.activate(joinOf())).rejects.toThrow('unavailable: broker');
    joins.network.fails.clear();
    await joins.activations.activate(joinOf());
    await expect(joins.activations.activate(joinOf())).rejects.toThrow('already used');
    expect((await joins.devices.list(appId, { limit: 0, offset: 0 })).total).toBe(2);
    expect(joins.publisher.sent.filter(([topic]) => topic === `${devId} create`)).toHaveLength(1);
  });

  it('is not registered at the network only, which would later use an id that the handler does not know', async () => {
    joins.devices.add = () => Promise.reject(unavailable({ what: 'database' }));
    await expect(joins.activations.activate(joinOf())).rejects.toThrow('unavailable: database');
    expect(joins.network.asked).toEqual([]);
  });

  it('is rejected when the application has no access key for it', async () => {
    await configure('');
    await expect(joins.activations.activate(joinOf())).rejects.toThrow(
      'Application not valid: Does not have Access Key configured for device registration on join',
    );
    expect(joins.publisher.topics()).toEqual(['activations/errors']);
  });

  it('is rejected when the access key may not manage devices', async () => {
    joins.rights.splice(0);
    await expect(joins.activations.activate(joinOf())).rejects.toThrow(
      'permission denied: No "devices" rights to Application "my-app"',
    );
    expect(joins.network.asked).toEqual([]);
  });

  it('is rejected before anything is registered when its MIC is wrong', async () => {
    const forged = joinVector.request.toString('hex').replace(/..$/, '00');
    await expect(joins.activations.activate(joinOf(forged))).rejects.toThrow('device that validates MIC');
    expect(joins.network.asked).toEqual([]);
  });
});
