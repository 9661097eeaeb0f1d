import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '@fieldpost/testing';

const protocols = ['udp', 'station'] as const;
export type GatewayProtocol = (typeof protocols)[number];

/** Command-line options. Paths are absolute, shares are from 0 to 1. */
export interface SimulateOptions {
  /** Data folder of a running suite, where the file with the registered gateways and devices is kept as well. */
  readonly data: string;
  /** File with the addresses of a suite that runs elsewhere, in the form of `addresses.json`. */
  readonly addresses: string | undefined;
  readonly gateways: number;
  readonly devices: number;
  /** Frames of all devices per second. */
  readonly rate: number;
  readonly plan: string;
  /** How gateways are connected. */
  readonly protocol: GatewayProtocol;
  readonly confirmed: number;
  readonly loss: number;
  /** `undefined`: until Ctrl-C. */
  readonly seconds: number | undefined;
  readonly json: boolean;
  readonly remove: boolean;
  readonly help: boolean;
}

/** The text that --help prints. */
export const simulateUsage = `Simulates gateways and devices: registers them in a running suite, and sends LoRaWAN frames through them.

  npm run simulate -- [options]

  --gateways N       gateways, 1 to 500 (default: 3)
  --devices N        devices, which join before they send (default: 10)
  --rate N           frames of all devices per second (default: 1)
  --plan NAME        frequency plan (default: EU_863_870)
  --protocol NAME    how gateways are connected: udp (Semtech UDP, default) or station (LoRa Basics Station with its key)
  --confirmed N      percentage of confirmed uplinks (default: 10)
  --loss N           percentage of frames that each receiver misses (default: 5)
  --seconds N        ends after this time (default: at Ctrl-C)
  --json             prints the summary of each second as one line of JSON
  --remove           removes what earlier runs have registered, and sends nothing
  --data DIR         data folder of the suite (default: .fieldpost in this repository)
  --addresses FILE   a suite that runs elsewhere, with the fields account, handler_grpc, network_udp or
                     network_station, and ca of addresses.json; the environment variable FIELDPOST_TOKEN holds a token of a user
                     there, as "npx fieldpost token" prints it
  --help             print this

Gateways and devices remain registered for the next run; DIR/simulation.json holds their keys.`;

const seeHelp = 'See npm run simulate -- --help.';
const mostDevices = 100_000;

/** Reads the arguments after the program's name; `root` is the folder of the repository. */
export function parseSimulateOptions(args: readonly string[], root: string): SimulateOptions {
  const values = read(args);
  const { data, addresses, plan = 'EU_863_870', json, remove, help } = values;
  if (data === '') throw new Problem(`--data not valid: it is empty. ${seeHelp}`);
  const number = (name: 'gateways' | 'devices' | 'rate', standard: number, most: number) =>
    numberIn(name, values[name] ?? String(standard), { least: 1, most });
  const share = (name: 'confirmed' | 'loss', standard: number) =>
    numberIn(name, values[name] ?? String(standard), { least: 0, most: 100 }) / 100;
  return {
    data: resolve(root, data ?? '.fieldpost'),
    addresses: addresses === undefined ? undefined : resolve(addresses),
    gateways: number('gateways', 3, 500),
    devices: number('devices', 10, mostDevices),
    rate: number('rate', 1, 10_000),
    plan,
    protocol: protocolOf(values.protocol),
    confirmed: share('confirmed', 10),
    loss: share('loss', 5),
    seconds:
      values.seconds === undefined
        ? undefined
        : numberIn('seconds', values.seconds, { least: 1, most: Number.MAX_SAFE_INTEGER }),
    ...{ json: json === true, remove: remove === true, help: help === true },
  };
}

function protocolOf(name = 'udp'): GatewayProtocol {
  const protocol = protocols.find((known) => known === name);
  if (!protocol) throw new Problem(`--protocol not valid: "${name}" is neither udp nor station. ${seeHelp}`);
  return protocol;
}

function numberIn(
  option: string,
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new Problem(
      `--${option} not valid: "${text}" is no whole number from ${least} to ${most}. ${seeHelp}`,
    );
  return value;
}

function read(args: readonly string[]) {
  try {
    const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
    const options = {
      ...{
        gateways: text,
        devices: text,
        rate: text,
        plan: text,
        protocol: text,
        confirmed: text,
        loss: text,
      },
      ...{ seconds: text, data: text, addresses: text },
      ...{ json: flag, remove: flag, help: flag },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (cause) {
    const [reason = ''] = (cause as Error).message.split('. ');
    throw new Problem(`${reason}. ${seeHelp}`, { cause });
  }
}
