/** @needs go */
import { describeLibrary } from './describe-library.js';
import { buildGoProgram, withArguments } from '../support/toolchains.js';

describeLibrary({
  title: 'The Go app SDK',
  name: 'go',
  prepare: async () => withArguments(await buildGoProgram('go'), 'sdk'),
  checks: [
    'exchanges the access key for a token',
    'finds the handler through discovery and reads the application',
    'is rejected with a wrong access key',
    'sets the payload functions and reads them back',
    'tries payload functions on bytes and fields',
    'creates devices and reads them back',
    'personalizes a device with an address of the network',
    'lists the devices page by page',
    'updates a device',
    'deletes a device, which is not found afterwards',
    'logs in over MQTT and subscribes to a device',
    'receives an uplink with payload_fields',
    'simulates an uplink',
    'hears that a downlink is scheduled',
    'hears that it was sent with the next uplink',
    'hears that a confirmed downlink of fields was acknowledged',
    'hears that a device joined',
    'hears that a device was updated',
    'hangs up',
  ],
  downlinks: [
    { port: 3, payload: Buffer.from([1, 2, 3]), confirmed: false, fCnt: 0 },
    { port: 4, payload: Buffer.from([1]), confirmed: true, fCnt: 1 },
  ],
});
