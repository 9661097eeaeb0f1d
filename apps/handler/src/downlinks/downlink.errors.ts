import { defineError, notValid } from '@fieldpost/errors';

// The sentences of `down/errors` events (docs/protocol/uplinks.md#processing-steps, docs/protocol/downlinks.md).

export const emptyDownlink = () => notValid({ argument: 'Downlink Payload', reason: 'empty' });

export const unknownSchedule = () => notValid({ argument: 'ScheduleType', reason: 'unknown' });

export const bothFieldsAndPayload = () =>
  notValid({ argument: 'Downlink', reason: 'Both Fields and Payload provided' });

/** The network server's template is no data frame. */
export const templateNotValid = () =>
  notValid({ argument: 'Downlink', reason: 'does not contain a MAC payload' });

/** The device has a session that lacks a key. */
export const couldNotEncrypt = defineError(
  'downlink_not_encrypted',
  'internal',
  'Internal error: Could not encrypt payload',
);

/** No gateway that heard the device can transmit. */
export const noGateways = defineError('no_gateways', 'unavailable', 'No gateways available for downlink');

/** As many downlinks wait for the device as may (HANDLER_DOWNLINK_QUEUE_LENGTH). */
export const downlinkQueueFull = defineError(
  'downlink_queue_full',
  'resource_exhausted',
  'Downlink queue of device "{dev_id}" is full',
);

/** No downlink with this id waits for the device, or not any more. */
export const downlinkNotFound = defineError(
  'downlink_not_found',
  'not_found',
  'handler:downlink:{app_id}:{dev_id}:{id} not found',
);
