/**
 * There are no wheels of the gRPC library outside these versions that the generated code of `ttn` still works with.
 * @needs python>=3.8 python<=3.12
 */
import { describeLibrary } from './describe-library.js';
import { installPythonProgram } from '../support/toolchains.js';

describeLibrary({
  title: 'The Python library ttn',
  name: 'python',
  prepare: () => installPythonProgram('python'),
  checks: [
    'finds the handler through discovery and reads the application',
    'is rejected with a wrong access key',
    'sets the payload format and reads it back',
    'sets the payload functions and reads them back',
    'registers devices and reads one back',
    'lists the devices',
    'updates a device',
    'deletes a device, which is not found afterwards',
    'logs in over MQTT',
    'receives an uplink with payload_fields',
    'sends bytes that leave with the next uplink',
    'sends fields in a confirmed message that leaves with the next uplink',
    'hangs up',
  ],
  downlinks: [
    { port: 3, payload: Buffer.from([1, 2, 3]), confirmed: false, fCnt: 0 },
    { port: 4, payload: Buffer.from([1]), confirmed: true, fCnt: 1 },
  ],
});
