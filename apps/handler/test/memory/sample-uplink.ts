import { AppId, DevId } from '@fieldpost/domain';
import type { UplinkMessage } from '../../src/events/messages.js';

/** An uplink as applications get it, with little more than it must have. */
export const sampleUplink: UplinkMessage = {
  app_id: AppId('my-app'),
  dev_id: DevId('dev-1'),
  port: 1,
  counter: 2,
  payload_raw: 'AQ==',
  metadata: { time: '' },
};
