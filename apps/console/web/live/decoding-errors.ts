import { type LiveMessage, uplinkIn } from './live-message.js';

/** The handler publishes an uplink at once after the error of its payload function. Devices send at longer intervals. */
const togetherMs = 1_000;

interface Failed {
  readonly at: number;
  readonly error: string;
}

/** Finds the uplinks that could not be decoded: the error of their payload function comes just before them. */
export class DecodingErrors {
  private readonly failed = new Map<string, Failed>();

  /** The message; an uplink without fields gets the error that came with it. */
  complete(message: LiveMessage): LiveMessage {
    const { devId, kind, at, body } = message;
    if (kind === 'events/up/errors') {
      this.failed.set(devId, { at, error: String((body as { readonly error?: unknown }).error ?? '') });
      return message;
    }
    const uplink = uplinkIn(message);
    if (!uplink) return message;
    const failed = this.failed.get(devId);
    this.failed.delete(devId);
    const isOfUplink = failed && !uplink.payload_fields && at - failed.at <= togetherMs;
    return isOfUplink ? { ...message, decodingError: failed.error } : message;
  }
}
