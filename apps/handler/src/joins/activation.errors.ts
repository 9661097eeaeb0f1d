import { defineError, notValid } from '@fieldpost/errors';

// What a join is rejected with, in the sentences of v2 (docs/protocol/joins.md).

export const noDownlinkOption = () =>
  notValid({ argument: 'Activation', reason: 'No gateways available for downlink' });

export const metadataIncomplete = () => notValid({ argument: 'Activation', reason: 'metadata incomplete' });

export const metadataInconsistent = () =>
  notValid({ argument: 'Activation', reason: 'metadata inconsistent' });

export const noJoinRequest = () =>
  notValid({ argument: 'Activation', reason: 'does not contain a join request' });

export const devNonceUsed = () => notValid({ argument: 'Activation DevNonce', reason: 'already used' });

/** A device of LoRaWAN 1.0.4 counts its joins. */
export const devNonceTooLow = () =>
  notValid({ argument: 'Activation DevNonce', reason: 'should be greater than the last one' });

export const noJoinKey = () =>
  notValid({
    argument: 'Application',
    reason: 'Does not have Access Key configured for device registration on join',
  });

/** The device is activated by personalisation and cannot join. */
export const appKeyNotFound = defineError(
  'app_key_not_found',
  'not_found',
  'AppKey for device {dev_id} not found',
);

/** The join was made with another AppKey. */
export const joinMicNotFound = defineError(
  'join_mic_not_found',
  'not_found',
  'device that validates MIC not found',
);

/** Every number that was drawn had been used by the device before. */
export const noAppNonceLeft = defineError(
  'no_app_nonce_left',
  'internal',
  'Internal error: Could not find an unused AppNonce',
);
