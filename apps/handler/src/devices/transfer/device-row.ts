import { fromHttpApiJson, HttpApiJsonError, type handler } from '@fieldpost/contracts';
import type { AppId } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { toAppError } from '@fieldpost/transport';
import { isJsonObject } from '../../shared/json.js';

/** A device as an import brings it. `read` fails when it is none. */
export interface DeviceRow {
  /** Its number, from 1: the line of a file, or the position in a stream. */
  readonly line: number;
  /** Its id as written, for messages; empty when there is none. */
  readonly devId: string;
  /** Characters of its codec, which makes a device large. */
  readonly codecLength: number;
  readonly read: () => handler.Device__Output;
}

/** The names of a device for messages. */
export type RowName = Pick<DeviceRow, 'line' | 'devId'>;

/** Why a device was not taken. */
export interface RejectedRow {
  readonly line: number;
  readonly devId: string;
  /** The invalid field, by its name in the messages; empty for the device as a whole. */
  readonly field: string;
  readonly error: AppError;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A device in the JSON of v2. The application of the import wins over those in the text, which may come from another
 * application.
 */
export function rowOfJson(appId: AppId, line: number, value: unknown): DeviceRow {
  const outer = isJsonObject(value) ? value : {};
  const devId = textOf(outer['dev_id'] ?? outer['devId']);
  return {
    line,
    devId,
    codecLength: textOf(outer['codec']).length,
    read: () => ofImport(fromHttpApiJson('handler.Device', value, { pathParams: { app_id: appId } })),
  };
}

/** A device as a message; the application of the import wins over the one in it. */
export function rowOfMessage(appId: AppId, line: number, message: handler.Device__Output): DeviceRow {
  const codecLength = message.codec?.length ?? 0;
  return { line, devId: message.dev_id, codecLength, read: () => ofImport({ ...message, app_id: appId }) };
}

function ofImport(message: handler.Device__Output): handler.Device__Output {
  const { app_id, dev_id, lorawan_device: radio } = message;
  if (!radio) return message;
  return { ...message, lorawan_device: { ...radio, app_id, dev_id: radio.dev_id || dev_id } };
}

/** The names of members in the sentences of the rules (docs/protocol/grpc.md#message-validation). */
const members: Readonly<Record<string, string>> = {
  AppID: 'app_id',
  DevID: 'dev_id',
  AppEUI: 'app_eui',
  DevEUI: 'dev_eui',
  DevAddr: 'dev_addr',
  AppKey: 'app_key',
  NwkSKey: 'nwk_s_key',
  AppSKey: 'app_s_key',
  UsedDevNonces: 'used_dev_nonces',
  UsedAppNonces: 'used_app_nonces',
  ActivationConstraints: 'activation_constraints',
  LorawanVersion: 'lorawan_version',
  DeviceClass: 'device_class',
  AdrMargin: 'adr_margin',
  LoRaWANDevice: 'lorawan_device',
  Description: 'description',
  Codec: 'codec',
  Latitude: 'latitude',
  Longitude: 'longitude',
};

const fieldIn = ({ message }: AppError): string => {
  const [before = ''] = message.split(' not valid: ');
  return members[before.slice(before.lastIndexOf(' ') + 1)] ?? '';
};

/** Report about a rejected row. */
export function rejectionOf({ line, devId }: RowName, thrown: unknown): RejectedRow {
  if (thrown instanceof HttpApiJsonError) {
    const field = thrown.field.replace(/^lorawan_device\./, '');
    const message = `${field} not valid: ${thrown.reason}`;
    const error = new AppError('device_row_not_valid', 'invalid_argument', message, { cause: thrown });
    return { line, devId, field, error };
  }
  const error = toAppError(thrown);
  return { line, devId, field: error.code.startsWith('attribute') ? 'attributes' : fieldIn(error), error };
}
