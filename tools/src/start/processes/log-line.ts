const levels: Readonly<Record<string, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};
const alreadySaid = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'name', 'app', 'service']);
const paint: Readonly<Record<string, number>> = {
  account: 36,
  oauth: 35,
  discovery: 33,
  handler: 32,
  network: 95,
  postgres: 34,
  WARN: 33,
  ERROR: 31,
  FATAL: 31,
};

const longestJson = 80;

type Entry = Readonly<Record<string, unknown>>;

/** How lines look: `coloured` for a terminal, `plain` for everything else. */
export type LogStyle = 'coloured' | 'plain';

/** One line for people out of one line of an app: time, app, level, message and fields, or the text as it came. */
export function formatLogLine(app: string, line: string, style: LogStyle): string {
  const name = colour(app.padEnd(9), app, style);
  const entry = parseEntry(line);
  if (!entry) return `${' '.repeat(12)} ${name} ${printable(line)}`;
  const level = levels[String(entry.level)] ?? String(entry.level ?? 'info').toUpperCase();
  const fields = Object.entries(entry).filter(([key]) => !alreadySaid.has(key));
  const parts = [String(entry.msg ?? ''), ...fields.map(([key, value]) => `${key}=${show(value)}`)];
  return `${clock(entry.time)} ${name} ${colour(level.padEnd(5), level, style)} ${printable(parts.join(' '))}`;
}

/** Whether a line reports a request that was served; errors have lines of their own. */
export const isRequestLine = (line: string): boolean => parseEntry(line)?.msg === 'request served';

function parseEntry(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    // A line that only looks like JSON is shown as it is.
    return undefined;
  }
}

/** Local time of day, milliseconds included; the date is in the file. */
function clock(time: unknown): string {
  const at = new Date(typeof time === 'number' || typeof time === 'string' ? time : Number.NaN);
  if (Number.isNaN(at.getTime())) return ' '.repeat(12);
  const two = (n: number) => String(n).padStart(2, '0');
  const seconds = `${two(at.getSeconds())}.${String(at.getMilliseconds()).padStart(3, '0')}`;
  return `${two(at.getHours())}:${two(at.getMinutes())}:${seconds}`;
}

function show(value: unknown): string {
  const inner = value as { message?: unknown } | null;
  const told = typeof inner === 'object' && typeof inner?.message === 'string' ? inner.message : value;
  if (typeof told !== 'string') return shortened(JSON.stringify(told) ?? '');
  return /^[^\s"=]+$/.test(told) ? told : JSON.stringify(told);
}

/** Long structures are complete in the file only. */
const shortened = (json: string): string =>
  json.length > longestJson ? `${json.slice(0, longestJson)}…` : json;

// Log lines may contain input: it must not move the cursor or start a new line.
const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

function colour(text: string, what: string, style: LogStyle): string {
  const code = paint[what];
  return style === 'plain' || code === undefined ? text : `\u001b[${code}m${text}\u001b[0m`;
}
