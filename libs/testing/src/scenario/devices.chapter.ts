import { status } from '@grpc/grpc-js';
import { dataVector, joinVector } from '../devices/vectors.js';
import type { Chapter } from './chapter.js';
import { sessionAt } from './devices.js';
import { deepEqual, equal, requireRpcRefusal } from './expectations.js';
import { decoder } from './world.js';

const hex = (bytes: Buffer | undefined): string => (bytes ?? Buffer.alloc(0)).toString('hex').toUpperCase();

/** Point 3 of the main job. */
export const devicesChapter: Chapter = {
  title: 'An application at the handler',
  steps: [
    {
      title: 'is registered over gRPC and keeps its decoder',
      run: async (world) => {
        const { id } = await world.registration();
        const application = await (await world.manager()).getApplication(id);
        deepEqual([application.payload_format, application.decoder], ['custom', decoder]);
        return `${id} decodes with "${decoder}"`;
      },
    },
    {
      title: 'is found by GetByAppID from then on',
      run: async (world) => {
        const { id } = await world.registration();
        const found = await (await world.discovery()).getByAppId(id);
        equal(found.id, world.addresses.handler_id);
        deepEqual(found.metadata, [], 'the answer comes without metadata');
        return `${id} is at ${found.id}`;
      },
    },
    {
      title: 'cannot be registered twice',
      run: async (world) => {
        const { id } = await world.registration();
        const again = (await world.manager()).registerApplication(id);
        return requireRpcRefusal(again, status.ALREADY_EXISTS, /already exists$/);
      },
    },
    {
      title: 'gets a device with a session (ABP) from the access key',
      run: async (world) => {
        const device = await world.abp();
        const known = await (await world.keyHolder()).getDevice(device.appId, device.devId);
        deepEqual(sessionAt(known), {
          devAddr: dataVector.session.devAddr,
          nwkSKey: hex(dataVector.session.nwkSKey),
          appSKey: hex(dataVector.session.appSKey),
        });
        return `${device.devId} has the address ${device.devAddr}`;
      },
    },
    {
      title: 'gets a device that will join (OTAA) from the access key',
      run: async (world) => {
        const device = await world.otaa();
        const { lorawan_device: known } = await (
          await world.keyHolder()
        ).getDevice(device.appId, device.devId);
        equal(hex(known?.dev_eui), joinVector.identity.devEui);
        equal(hex(known?.app_key), hex(joinVector.identity.appKey));
        return `${device.devId} has the DevEUI ${hex(known?.dev_eui)} and an AppKey`;
      },
    },
    {
      title: 'shows its devices to nobody without a credential',
      run: async (world) => {
        const { id } = await world.registration();
        const nobody = world.handlerClient({ token: '' });
        return requireRpcRefusal(
          nobody.getDevices(id),
          status.INVALID_ARGUMENT,
          /^Metadata not valid: neither token nor key present$/,
        );
      },
    },
    {
      title: "shows its devices to no other application's key",
      run: async (world) => {
        const { id } = await world.registration();
        const { id: otherId } = await world.otherApplication();
        const { key } = await world.otherKey();
        const { access_token: token } = await world.anybody.exchangeKey(otherId, key);
        const other = world.handlerClient({ token });
        return requireRpcRefusal(other.getDevices(id), status.PERMISSION_DENIED, /^permission denied: /);
      },
    },
  ],
};
