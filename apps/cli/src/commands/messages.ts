import { choice, number, option } from '../arguments.js';
import type { Call, Command } from '../command.js';
import { Failure } from '../failure.js';
import { tail } from './tail.js';
import { application, device, devicePath } from './operands.js';

const hex = option('--hex <bytes>', 'payload in hexadecimal').conflicts(['base64', 'fields']);
const base64 = option('--base64 <bytes>', 'payload in base64').conflicts(['hex', 'fields']);
const port = number('--port <number>', 'port of the frame').default(1);

/** The bytes of a payload in base64. Throws `Failure` without any, because an empty one is rarely meant. */
function payloadOf(call: Call): string {
  const [digits, text] = [call.text('hex'), call.text('base64')];
  if (digits === undefined && text === undefined)
    throw new Failure('Give the payload with --hex or --base64.', 'usage');
  if (digits === undefined) return text ?? '';
  if (!/^(?:[0-9a-f]{2})*$/i.test(digits))
    throw new Failure('--hex not valid: it needs pairs of hexadecimal digits.', 'usage');
  return Buffer.from(digits, 'hex').toString('base64');
}

function contentOf(call: Call): object {
  const fields = call.text('fields');
  if (fields === undefined) return { payload_raw: payloadOf(call) };
  try {
    return { payload_fields: JSON.parse(fields) as unknown };
  } catch (cause) {
    throw new Failure('--fields not valid: it is not JSON.', 'usage', { cause });
  }
}

const downlink: Command = {
  name: 'devices downlink',
  summary: 'Queues data for a device, which gets it after its next uplink.',
  operands: [application, device],
  options: [
    ...[
      hex,
      base64,
      option('--fields <json>', 'fields for the payload function').conflicts(['hex', 'base64']),
      port,
    ],
    option('--confirmed', 'the device has to acknowledge it'),
    choice('--schedule <where>', 'add at the end of the queue (default) or its beginning, or replace it', [
      'last',
      'first',
      'replace',
    ]),
  ],
  examples: [
    'fieldpost devices downlink my-app my-dev --hex 01ff',
    `fieldpost devices downlink my-app my-dev --port 2 --fields '{"led":true}' --confirmed`,
  ],
  run: async (call) => {
    const body = {
      ...{ port: call.number('port'), ...contentOf(call) },
      ...(call.flag('confirmed') && { confirmed: true }),
      // The API replaces the queue by default, which discards what waits in it.
      schedule: call.text('schedule') ?? 'last',
    };
    const { api, out } = call.context;
    await api.handler<object>({ method: 'POST', path: `${devicePath(call)}/down`, body });
    out.done({ dev_id: call.operand(1), done: 'queued' }, `Downlink for ${call.operand(1)} queued.`);
  },
};

interface Downlink {
  readonly id?: string | number;
  readonly queued_at?: string;
  readonly port: number;
  readonly confirmed?: boolean;
  readonly payload_raw?: string;
  readonly payload_fields?: unknown;
}

const queue: Command = {
  name: 'devices queue',
  summary: 'Lists the downlinks that wait for a device.',
  operands: [application, device],
  examples: ['fieldpost devices queue my-app my-dev'],
  run: async (call) => {
    const { api, out } = call.context;
    const path = `${devicePath(call)}/down`;
    const { current, waiting } = await api.handler<{
      readonly current: Downlink | null;
      readonly waiting: readonly Downlink[];
    }>({ path });
    out.list(
      [...(current ? [current] : []), ...waiting],
      [
        { title: 'ID', of: ({ id }) => String(id ?? 'current') },
        { title: 'QUEUED', of: ({ queued_at = '' }) => queued_at },
        { title: 'PORT', of: (each) => String(each.port) },
        { title: 'PAYLOAD', of: (each) => each.payload_raw ?? JSON.stringify(each.payload_fields ?? '') },
        { title: 'CONFIRMED', of: ({ confirmed = false }) => (confirmed ? 'yes' : '') },
      ],
    );
  },
};

const simulate: Command = {
  name: 'simulate',
  summary:
    'Publishes an uplink as if a device had sent it. Payload functions run, frame counters do not change.',
  operands: [application, device],
  options: [hex, base64, port],
  examples: ['fieldpost simulate my-app my-dev --hex 01ff --port 2'],
  run: async (call) => {
    const body = { port: call.number('port'), payload_raw: payloadOf(call) };
    const { api, out } = call.context;
    await api.handler<object>({ method: 'POST', path: `${devicePath(call)}/simulate-uplink`, body });
    out.done({ dev_id: call.operand(1), done: 'simulated' }, `Uplink of ${call.operand(1)} published.`);
  },
};

export const messageCommands = [downlink, queue, tail, simulate];
