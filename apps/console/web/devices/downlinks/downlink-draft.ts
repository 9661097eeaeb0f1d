import { parseBytes, toBase64 } from '../bytes.js';
import type { DownlinkQueue } from '../devices.queries.js';
import { messagesTexts as words } from '../messages.texts.js';

export const schedules = ['last', 'first', 'replace'] as const;
export const contentForms = ['bytes', 'fields'] as const;

/** Form values of a downlink or a simulated uplink. */
export interface MessageDraft {
  readonly port: string;
  readonly form: (typeof contentForms)[number];
  /** Hexadecimal digits. */
  readonly bytes: string;
  /** JSON. */
  readonly fields: string;
  readonly confirmed: boolean;
  readonly schedule: (typeof schedules)[number];
}

export const emptyMessage: MessageDraft = {
  port: '1',
  form: 'bytes',
  bytes: '',
  fields: '',
  confirmed: false,
  schedule: 'last',
};

const mostPort = 223;

/** Problem of a port. */
export function portProblem(text: string): string | null {
  const port = Number(text);
  return Number.isInteger(port) && port >= 1 && port <= mostPort ? null : words.portProblem;
}

/** Where a downlink is after it was sent. `queue` is the queue since then. */
export function sentText({ schedule }: MessageDraft, queue: DownlinkQueue | undefined): string {
  const inAll = queue && queue.waiting.length + (queue.current ? 1 : 0);
  return words.sent[inAll !== undefined && inAll <= 1 ? 'alone' : schedule];
}

/** Parses a JSON object; undefined for everything else. */
function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

/** Problem of optional bytes. */
export const bytesProblem = (text: string): string | null => (parseBytes(text) ? null : words.bytesProblem);

/** Validation of a downlink in the browser. */
export const downlinkRules = {
  port: (text: string): string | null => (text.trim() === '' ? null : portProblem(text)),
  bytes: (text: string, { form }: MessageDraft): string | null => {
    if (form !== 'bytes') return null;
    return parseBytes(text)?.length === 0 ? words.noBytes : bytesProblem(text);
  },
  fields: (text: string, { form }: MessageDraft): string | null =>
    form === 'bytes' || objectIn(text) ? null : words.fieldsProblem,
};

const base64Of = (text: string): string => toBase64(parseBytes(text) ?? new Uint8Array());

/** A downlink in the JSON format of MQTT, where the port 0 is that of the last uplink. */
export const toDownlink = ({ port, form, bytes, fields, confirmed, schedule }: MessageDraft): object => ({
  port: Number(port),
  confirmed,
  schedule,
  ...(form === 'bytes' ? { payload_raw: base64Of(bytes) } : { payload_fields: objectIn(fields) }),
});

/** A simulated uplink in the request format. */
export const toUplink = ({ port, bytes }: MessageDraft): object => ({
  port: Number(port),
  payload_raw: base64Of(bytes),
});
