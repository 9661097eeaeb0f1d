import { status } from '@grpc/grpc-js';
import { dataVector, joinVector } from '../devices/vectors.js';
import type { ScenarioPart } from './scenario-part.js';
import { sessionAt } from './devices.js';
import { deepEqual, equal, expectRpcRejection } from './expectations.js';
import { decoder } from './fixtures.js';

const hex = (bytes: Buffer | undefined): string => (bytes ?? Buffer.alloc(0)).toString('hex').toUpperCase();

/** Point 3 of the main job. */
export const devicesPart: ScenarioPart = {
  title: 'An application at the handler',
  steps: [
    {
      title: 'is registered over gRPC and keeps its decoder',
      run: async (fixtures) => {
        const { id } = await fixtures.registration();
        const application = await (await fixtures.manager()).getApplication(id);
        deepEqual([application.payload_format, application.decoder], ['custom', decoder]);
        return `${id} decodes with "${decoder}"`;
      },
    },
    {
      title: 'is found by GetByAppID from then on',
      run: async (fixtures) => {
        const { id } = await fixtures.registration();
        const found = await (await fixtures.discovery()).getByAppId(id);
        equal(found.id, fixtures.addresses.handler_id);
        deepEqual(found.metadata, [], 'the answer comes without metadata');
        return `${id} is at ${found.id}`;
      },
    },
    {
      title: 'cannot be registered twice',
      run: async (fixtures) => {
        const { id } = await fixtures.registration();
        const again = (await fixtures.manager()).registerApplication(id);
        return expectRpcRejection(again, status.ALREADY_EXISTS, /already exists$/);
      },
    },
    {
      title: 'gets a device with a session (ABP) from the access key',
      run: async (fixtures) => {
        const device = await fixtures.abp();
        const known = await (await fixtures.keyHolder()).getDevice(device.appId, device.devId);
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
      run: async (fixtures) => {
        const device = await fixtures.otaa();
        const { lorawan_device: known } = await (
          await fixtures.keyHolder()
        ).getDevice(device.appId, device.devId);
        equal(hex(known?.dev_eui), joinVector.identity.devEui);
        equal(hex(known?.app_key), hex(joinVector.identity.appKey));
        return `${device.devId} has the DevEUI ${hex(known?.dev_eui)} and an AppKey`;
      },
    },
    {
      title: 'shows its devices to nobody without a credential',
      run: async (fixtures) => {
        const { id } = await fixtures.registration();
        const nobody = fixtures.handlerClient({ token: '' });
        return expectRpcRejection(
          nobody.getDevices(id),
          status.INVALID_ARGUMENT,
          /^Metadata not valid: neither token nor key present$/,
        );
      },
    },
    {
      title: "shows its devices to no other application's key",
      run: async (fixtures) => {
        const { id } = await fixtures.registration();
        const { id: otherId } = await fixtures.otherApplication();
        const { key } = await fixtures.otherKey();
        const { access_token: token } = await fixtures.anybody.exchangeKey(otherId, key);
        const other = fixtures.handlerClient({ token });
        return expectRpcRejection(other.getDevices(id), status.PERMISSION_DENIED, /^permission denied: /);
      },
    },
  ],
};
