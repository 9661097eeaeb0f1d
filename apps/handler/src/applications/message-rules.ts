import { AppId, DevId } from '@fieldpost/domain';
import { AppError, notValid } from '@fieldpost/errors';

/**
 * Runs a check, and puts the name of the checked message in front of its error: `Invalid Device: DevID not valid: …`
 * (docs/protocol/grpc.md#message-validation).
 */
export function within<T>(what: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.kind, `Invalid ${what}: ${error.message}`, { cause: error });
  }
}

export const applicationIdentifier = ({ app_id }: { readonly app_id: string }): AppId =>
  within('Application Identifier', () => AppId(app_id));

export interface DeviceName {
  readonly appId: AppId;
  readonly devId: DevId;
}

/** Reads the ids of a device. */
export const deviceName = (raw: { readonly app_id: string; readonly dev_id: string }): DeviceName => ({
  appId: AppId(raw.app_id),
  devId: DevId(raw.dev_id),
});

export const deviceIdentifier = (raw: { readonly app_id: string; readonly dev_id: string }): DeviceName =>
  within('Device Identifier', () => deviceName(raw));

/** NUL and half of a surrogate pair: the database keeps neither. */
const notText = /\0|\p{Surrogate}/u;

/** Text that can be kept. */
export function text(raw: string, argument: string): string {
  if (notText.test(raw)) throw notValid({ argument, reason: 'has characters that are not text' });
  return raw;
}

/** Bytes of a codec, of an application or of a device. */
export const mostCodecBytes = 262_144;

/** The source of a codec that can be kept. */
export function codecSource(raw: string): string {
  if (Buffer.byteLength(raw) > mostCodecBytes)
    throw notValid({ argument: 'Codec', reason: `should have at most ${mostCodecBytes} bytes` });
  return text(raw, 'Codec');
}

/** Characters of what people note about one thing, which travels wherever that thing does. */
const longestNote = 2_000;

/** Text that can be kept and is no longer than a note. */
export function note(raw: string, argument: string): string {
  if (raw.length > longestNote)
    throw notValid({ argument, reason: `should have at most ${longestNote} characters` });
  return text(raw, argument);
}
