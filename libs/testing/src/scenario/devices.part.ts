import { status } from '@grpc/grpc-js';
import type { ScenarioPart } from './scenario-part.js';
import { sessionAt } from './devices.js';
import { deepEqual, equal, expectRpcRejection } from './expectations.js';
import { decoder } from './fixtures.js';

const hex = (bytes: Buffer | undefined): string => (bytes ?? Buffer.alloc(0)).toString('hex').toUpperCase();

/** Applications and devices at the handler. */
export const devicesPart: ScenarioPart = {
  title: 'An application at the handler',
  steps: [
    {
      title: 'is registered over gRPC, and its decoder is stored',
      run: async (fixtures) => {
        const { id } = await fixtures.registration();
        const application = await (await fixtures.manager()).getApplication(id);
        deepEqual([application.payload_format, application.decoder], ['custom', decoder]);
        return `${id} decodes with "${decoder}"`;
      },
    },
    {
      title: 'is then found with GetByAppID',
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
      title: 'adds an ABP device with the access key',
      run: async (fixtures) => {
        const device = await fixtures.abp();
        const known = await (await fixtures.keyHolder()).getDevice(device.appId, device.devId);
        deepEqual(sessionAt(known), {
          devAddr: device.devAddr,
          nwkSKey: hex(device.session.nwkSKey as Buffer),
          appSKey: hex(device.session.appSKey as Buffer),
        });
        return `${device.devId} has the address ${device.devAddr}`;
      },
    },
    {
      title: 'adds an OTAA device with the access key',
      run: async (fixtures) => {
        const device = await fixtures.otaa();
        const { lorawan_device: known } = await (
          await fixtures.keyHolder()
        ).getDevice(device.appId, device.devId);
        equal(hex(known?.dev_eui), device.keys.identity.devEui);
        equal(hex(known?.app_key), hex(device.keys.identity.appKey as Buffer));
        return `${device.devId} has the DevEUI ${hex(known?.dev_eui)} and an AppKey`;
      },
    },
    {
      title: 'does not show its devices without a credential',
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
      title: "does not show its devices for another application's key",
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
