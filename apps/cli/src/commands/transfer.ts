import { readFileSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { choice, operand, option } from '../arguments.js';
import type { Call, Command } from '../command.js';
import { importDevices, type Report } from '../devices/import-devices.js';
import { Failure } from '../failure.js';
import { pathOf } from '../session/api.js';
import { application } from './operands.js';

const formats = ['csv', 'json'] as const;

/** The content of a file. Throws `Failure` when it cannot be read. */
export function fileOf(name: string): Buffer {
  try {
    return readFileSync(name);
  } catch (cause) {
    throw new Failure(`${name} cannot be read: ${(cause as Error).message}.`, 'failed', { cause });
  }
}

/** The media type of a file: by its option, else by what it begins with. */
function typeOf(bytes: Buffer, format: string | undefined): string {
  const begin = bytes.subarray(0, 1024).toString();
  const isJson = format === undefined ? /^\ufeff?\s*[[{]/.test(begin) : format === 'json';
  return isJson ? 'application/json' : 'text/csv';
}

const importCommand: Command = {
  name: 'devices import',
  summary: 'Registers the devices of a CSV or JSON file. Those that exist are rejected.',
  operands: [application, operand('file', 'name of the file; - is standard input')],
  options: [
    choice('--format <format>', 'what the file is; recognized by default', formats),
    option('--dry-run', 'check the file and change nothing'),
    option('--all-or-nothing', 'change nothing when a device is rejected'),
    option('--replace', 'replace devices that exist'),
  ],
  examples: [
    'fieldpost devices import my-app devices.csv --dry-run',
    'fieldpost devices import my-app - < devices.json',
  ],
  run: async (call) => {
    const { api, stdin } = call.context;
    const name = call.operand(1);
    const bytes = name === '-' ? await buffer(stdin) : fileOf(name);
    const flag = (option: string) => (call.flag(option) ? 'true' : undefined);
    const query = {
      ...{ dry_run: flag('dryRun'), all_or_nothing: flag('allOrNothing'), replace: flag('replace') },
    };
    const file = { type: typeOf(bytes, call.text('format')), bytes };
    const report = await importDevices(api, call.operand(0), { file, query });
    print(call, report);
    if (report.rejected > 0) throw new Failure(`${report.rejected} of ${report.read} devices were rejected.`);
  },
};

function print({ context: { out } }: Call, report: Report): void {
  if (out.form === 'table' && report.errors.length > 0)
    out.list(report.errors, [
      { title: 'LINE', of: ({ line }) => String(line) },
      { title: 'DEVICE', of: ({ dev_id }) => dev_id },
      { title: 'FIELD', of: ({ field }) => field },
      { title: 'ERROR', of: ({ error }) => error },
    ]);
  const { created, replaced, dry_run } = report;
  out.done(report, `${dry_run ? 'Would create' : 'Created'} ${created}, replaced ${replaced}.`);
}

const exportCommand: Command = {
  name: 'devices export',
  summary: 'Prints all devices of an application as a file that can be imported again.',
  operands: [application],
  options: [
    choice('--format <format>', 'csv or json (default)', formats),
    option('--keys', 'include the keys of the devices'),
    option('--output <file>', 'write a file that only you can read'),
  ],
  examples: [
    'fieldpost devices export my-app --format csv > devices.csv',
    'fieldpost devices export my-app --keys --output devices.json',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const query = { format: call.text('format'), keys: call.flag('keys') ? undefined : 'false' };
    const path = pathOf`/applications/${call.operand(0)}/device-export`;
    const response = await api.stream({ path, query });
    const output = call.text('output');
    if (output === undefined) for await (const chunk of response.body ?? []) out.raw(chunk as Uint8Array);
    else {
      writeFileSync(output, Buffer.from(await response.arrayBuffer()), { mode: 0o600 });
      out.note(`Wrote ${output}.`);
    }
  },
};

export const transferCommands = [importCommand, exportCommand];
