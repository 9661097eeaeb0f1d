import type { DevAddr } from '@fieldpost/domain';
import { type AppError, toEventData } from '@fieldpost/errors';
import { type DeviceLocation, toMetadata } from '../uplinks/uplink-message.js';
import { type ActivationRequest, euiOf } from './join.js';

const nowhere: DeviceLocation = { latitude: 0, longitude: 0, altitude: 0 };

/** Data of `activations` (docs/protocol/mqtt.md#activation-messages). Keys are never part of it. */
export const activated = (
  request: ActivationRequest,
  devAddr: DevAddr,
  location: DeviceLocation,
): object => ({
  ...euisOf(request),
  dev_addr: devAddr,
  metadata: toMetadata(request, location),
});

/** Data of `activations/errors` (docs/protocol/events.md#event-data). */
export const activationFailed = (request: ActivationRequest, error: AppError): object => ({
  ...toEventData(error),
  ...euisOf(request),
  dev_addr: request.activation_metadata?.lorawan?.dev_addr.toString('hex').toUpperCase() ?? '',
  metadata: toMetadata(request, nowhere),
});

const euisOf = ({ app_eui, dev_eui }: ActivationRequest) => ({
  app_eui: euiOf(app_eui) ?? '',
  dev_eui: euiOf(dev_eui) ?? '',
});
