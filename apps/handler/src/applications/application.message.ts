import type { handler } from '@fieldpost/contracts';
import { AppId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { codecSource, text, within } from './message-rules.js';
import type { Application } from './application.js';

/**
 * Names under which clients know a format that we store under its own
 * (docs/protocol/handler-api.md#application-settings).
 */
const otherNames: ReadonlyMap<string, string> = new Map([['cayenne', 'cayennelpp']]);

/** A payload format under its own name. */
export const formatNamed = (given: string): string => otherNames.get(given) ?? given;

/** An application as a request describes it; an absent codec stays as it is stored. */
export type ApplicationRequest = Omit<Application, 'codec'> & { readonly codec: string | undefined };

/** Sources without a format are used (docs/protocol/handler-api.md#application-settings). */
function formatOf({ payload_format: given, ...more }: handler.Application__Output): string {
  const functions = [more.decoder, more.converter, more.validator, more.encoder];
  if (given === '' && functions.some((source) => source !== '')) return 'custom';
  if (given === '' && more.codec) return 'codec';
  return formatNamed(given);
}

/** Bytes of all settings of an application. Devices are read with them, and threads are sent them. */
const mostBytes = 1024 * 1024;

/** Settings by the names that errors give them. */
const settingsOf = (message: handler.Application__Output): readonly (readonly [string, string])[] => [
  ['PayloadFormat', message.payload_format],
  ['Decoder', message.decoder],
  ['Converter', message.converter],
  ['Validator', message.validator],
  ['Encoder', message.encoder],
  ['Codec', message.codec ?? ''],
  ['RegisterOnJoinAccessKey', message.register_on_join_access_key],
];

/** Rejects settings that are too long in all, by the name of the longest, and a codec that is too long. */
export function requireFitting(message: handler.Application__Output): void {
  codecSource(message.codec ?? '');
  const sizes = settingsOf(message).map(([argument, setting]) => ({
    argument,
    bytes: Buffer.byteLength(setting),
  }));
  if (sizes.reduce((sum, { bytes }) => sum + bytes, 0) <= mostBytes) return;
  const { argument } = sizes.reduce((longest, size) => (size.bytes > longest.bytes ? size : longest));
  const reason = `the settings of an application have at most ${mostBytes} bytes in all`;
  throw notValid({ argument, reason });
}

/** The settings of an application as a request replaces them. */
export const fromApplication = (message: handler.Application__Output): ApplicationRequest =>
  within('Application', () => {
    requireFitting(message);
    return settingsIn(message);
  });

const settingsIn = (message: handler.Application__Output): ApplicationRequest => ({
  appId: AppId(message.app_id),
  payloadFormat: text(formatOf(message), 'PayloadFormat'),
  decoder: text(message.decoder, 'Decoder'),
  converter: text(message.converter, 'Converter'),
  validator: text(message.validator, 'Validator'),
  encoder: text(message.encoder, 'Encoder'),
  codec: message.codec === undefined ? undefined : codecSource(message.codec),
  registerOnJoinAccessKey: text(message.register_on_join_access_key, 'RegisterOnJoinAccessKey'),
});

export const toApplicationMessage = (application: Application): handler.Application => ({
  app_id: application.appId,
  payload_format: application.payloadFormat,
  decoder: application.decoder,
  converter: application.converter,
  validator: application.validator,
  encoder: application.encoder,
  ...(application.codec !== '' && { codec: application.codec }),
  register_on_join_access_key: application.registerOnJoinAccessKey,
});
