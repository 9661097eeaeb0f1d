import Papa from 'papaparse';

/** Members of a device in a file, LoRaWAN members included. */
export type Row = Readonly<Record<string, unknown>>;

/** A portion of a file that is sent on its own. */
export interface Portion {
  readonly text: string;
  readonly devices: number;
  /** Line in the file of a line of the portion, both from 1. */
  readonly lineOf: (line: number) => number;
}

/** A file with devices, split into portions. */
export interface DeviceFile {
  readonly name: string;
  readonly type: 'text/csv' | 'application/json';
  readonly rows: readonly Row[];
  /** Splits the file into portions of this many devices. */
  readonly cut: (devices: number) => readonly Portion[];
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses CSV or v2's JSON; undefined for everything else. */
export function readDeviceFile(name: string, content: string): DeviceFile | undefined {
  const text = content.replace(/^\ufeff/, '');
  return /^\s*[[{]/.test(text) ? readJson(name, text) : readTable(name, text);
}

interface Line {
  readonly cells: readonly string[];
  readonly text: string;
  /** Its first line in the file. */
  readonly begins: number;
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Rows keep their text, so that the file is sent unchanged. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let [from, begins] = [0, 1];
  Papa.parse<string[]>(text, {
    delimiter: ',',
    step: ({ data, meta: { cursor } }) => {
      const own = text.slice(from, cursor);
      if (own.trim() !== '') lines.push({ cells: data, text: own, begins });
      [from, begins] = [cursor, begins + linesIn(own)];
    },
  });
  return lines;
}

function readTable(name: string, text: string): DeviceFile | undefined {
  const [header, ...lines] = linesOf(text);
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (!header || !names.includes('dev_id')) return undefined;
  const head = header.text.endsWith('\n') ? header.text : `${header.text}\n`;
  return {
    name,
    type: 'text/csv',
    rows: lines.map(({ cells }) => Object.fromEntries(names.map((column, at) => [column, cells[at] ?? '']))),
    cut: (devices) =>
      inParts(lines, devices).map((part) => ({
        text: head + part.map((line) => line.text).join(''),
        devices: part.length,
        lineOf: (line) => (part[0]?.begins ?? 1) + line - linesIn(head) - 1,
      })),
  };
}

interface Element {
  readonly value: Row;
  /** Line of the file, or index in its list. */
  readonly line: number;
}

function elementsOf(text: string): readonly Element[] | undefined {
  const whole = parsed(text);
  if (whole === undefined) {
    const lines = text.split('\n').map((line, at) => ({ line: at + 1, text: line.trim() }));
    return checked(
      lines.filter((line) => line.text !== '').map(({ line, text: own }) => ({ line, value: parsed(own) })),
    );
  }
  const list = isObject(whole) && Array.isArray(whole['devices']) ? whole['devices'] : whole;
  const values: readonly unknown[] = Array.isArray(list) ? list : [list];
  return checked(values.map((value, at) => ({ value, line: at + 1 })));
}

const checked = (all: readonly { value: unknown; line: number }[]): readonly Element[] | undefined =>
  all.every(({ value }) => isObject(value)) ? (all as readonly Element[]) : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const toSnake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The handler reads lowerCamelCase as well, which wins over snake_case unless it is null. */
function inSnakeCase(members: Row): Row {
  const all = Object.entries(members);
  const snake = all.filter(([name]) => name === toSnake(name));
  const camel = all.filter(([name, value]) => name !== toSnake(name) && value !== null);
  return Object.fromEntries([...snake, ...camel.map(([name, value]) => [toSnake(name), value])]);
}

function flat(device: Row): Row {
  const { lorawan_device: radio, ...outer } = inSnakeCase(device);
  return { ...(isObject(radio) ? inSnakeCase(radio) : {}), ...outer };
}

function readJson(name: string, text: string): DeviceFile | undefined {
  const elements = elementsOf(text);
  return (
    elements && {
      name,
      type: 'application/json',
      rows: elements.map(({ value }) => flat(value)),
      cut: (devices) =>
        inParts(elements, devices).map((part) => ({
          text: part.map(({ value }) => `${JSON.stringify(value)}\n`).join(''),
          devices: part.length,
          lineOf: (line) => part[line - 1]?.line ?? line,
        })),
    }
  );
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, part) => all.slice(part * size, (part + 1) * size));
}
