import { pipeline, type Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { type handler, toHttpApiJson } from '@fieldpost/contracts';
import { type AppId, deviceColumns } from '@fieldpost/domain';
import { mostCodecBytes } from '../../applications/message-rules.js';
import { importNotValid } from './device-transfer.errors.js';
import { type DeviceRow, rowOfJson } from './device-row.js';

// Devices as a table: one column for each member of the v2 JSON, those of the LoRaWAN part beside the outer ones.

const { outer: outerColumns, radio: radioColumns } = deviceColumns;
/** Written by other programs, and of no use here. */
const ignored = ['app_id', 'last_seen'];

const columns = ['dev_id', ...radioColumns, ...outerColumns.slice(1)];
const flags = new Set<string>(['disable_f_cnt_check', 'uses32_bit_f_cnt', 'disable_adr']);
const lists = new Set<string>(['used_dev_nonces', 'used_app_nonces']);

/** Characters of one line, with a codec of which each character is a quote. */
const longestLine = 65_536 + 2 * mostCodecBytes;

type Cells = Readonly<Record<string, string>>;
type LineError = CsvError & { readonly lines?: number };

/** A line as the parser gives it; with an error where it has another number of cells than the first. */
interface Read {
  readonly record: Cells;
  readonly info: { readonly lines: number; readonly error?: LineError };
}

const flagTexts: Readonly<Record<string, boolean>> = { true: true, false: false };

function valueOf(column: string, cell: string): unknown {
  if (flags.has(column)) return flagTexts[cell.toLowerCase()] ?? cell;
  if (lists.has(column)) return cell.split(/\s+/);
  if (column === 'attributes') return attributesIn(cell);
  return cell;
}

function attributesIn(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    // Left unchanged: the rule for this field rejects it with its own message.
    return cell;
  }
}

const picked = (cells: Cells, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names
      .filter((name) => (cells[name] ?? '') !== '')
      .map((name) => [name, valueOf(name, cells[name] ?? '')]),
  );

/** An empty cell is the same as a member that is not there. */
const toJson = (cells: Cells): object => ({
  ...picked(cells, outerColumns),
  lorawan_device: picked(cells, radioColumns),
});

function headerOf(names: readonly string[]): string[] {
  const known = names.map((name) => name.trim().toLowerCase());
  const strange = known.find((name) => !columns.includes(name) && !ignored.includes(name));
  if (strange !== undefined) throw importNotValid(`has an unknown column "${strange}"`);
  if (!known.includes('dev_id')) throw importNotValid('should have a column "dev_id"');
  return known;
}

/** A table that was exported, edited or made elsewhere: UTF-8, commas, a first line with the names of columns. */
export async function* csvRows(appId: AppId, input: Readable): AsyncGenerator<DeviceRow> {
  const options: Options = {
    bom: true,
    columns: headerOf,
    info: true,
    skip_empty_lines: true,
    // Such a line is rejected, and the others go on.
    relax_column_count: true,
    max_record_size: longestLine,
  };
  // Errors reach the reader of the records below; the callback has nothing to do.
  const records = pipeline(input, parse(options), () => undefined);
  try {
    for await (const each of records) {
      const { record, info } = each as Read;
      yield info.error ? brokenRow(record, info.error) : rowOfJson(appId, info.lines, toJson(record));
    }
  } catch (error) {
    throw error instanceof CsvError ? importNotValid(sentenceOf(error), { cause: error }) : error;
  }
}

/** A line with more or fewer cells than the first: cells cannot be assigned to columns. */
const brokenRow = ({ dev_id: devId = '' }: Cells, error: LineError): DeviceRow => ({
  line: error.lines ?? 1,
  devId,
  codecLength: 0,
  read: () => {
    throw importNotValid(sentenceOf(error), { cause: error });
  },
});

const sentenceOf = ({ message, lines }: LineError): string => `line ${lines ?? 1} cannot be read: ${message}`;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellOf(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join(' ');
  return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** The table of these devices, values written as in the v2 JSON. */
export async function* csvDevices(devices: AsyncIterable<handler.Device>): AsyncGenerator<string> {
  yield `${columns.join()}\r\n`;
  for await (const device of devices) yield toCsvLine(device);
}

function toCsvLine(message: handler.Device): string {
  const { lorawan_device: radio, ...outer } = JSON.parse(toHttpApiJson('handler.Device', message)) as {
    readonly lorawan_device: Record<string, unknown>;
  };
  const cells: Readonly<Record<string, unknown>> = { ...radio, ...outer };
  return `${columns.map((name) => cellOf(cells[name])).join()}\r\n`;
}
