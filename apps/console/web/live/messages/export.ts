import Papa from 'papaparse';
import type { LiveMessage } from '../live-message.js';
import { summaryOf, textOfValue } from './message-summary.js';

/** The messages as JSON, with everything in them. */
export const toJson = (messages: readonly LiveMessage[]): string =>
  JSON.stringify(
    messages.map(({ at, devId, kind, body }) => ({
      time: new Date(at).toISOString(),
      device: devId,
      kind,
      message: body,
    })),
    undefined,
    2,
  );

/** The messages as a table, with a column for each value; texts that programs would run as formulas are escaped. */
export function toCsv(messages: readonly LiveMessage[]): string {
  const rows = messages.map((message) => {
    const { values, error, bytes, port, counter, rssi, snr } = summaryOf(message);
    const failure = error ?? message.decodingError;
    return {
      time: new Date(message.at).toISOString(),
      device: message.devId,
      kind: message.kind,
      ...{ port, counter, rssi, snr },
      payload: bytes,
      ...(failure !== undefined && { 'fields.error': failure }),
      ...Object.fromEntries(
        values.map(([name, value]) => [
          `fields.${name}`,
          typeof value === 'number' ? String(value) : textOfValue(value),
        ]),
      ),
    };
  });
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return Papa.unparse(rows, { columns, escapeFormulae: /^[=+@\t\r\n]|^-(?![\d.]+$)/ });
}
