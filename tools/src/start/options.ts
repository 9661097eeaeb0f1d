import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '@fieldpost/testing';
import { highestBase } from './settings/ports.js';

/** Parsed command line. `data` is an absolute path. */
export interface StartOptions {
  readonly data: string;
  readonly portBase?: number;
  /** Whether gateways of the local network can reach the ports for gateways. */
  readonly lan: boolean;
  /** Whether the network app runs. */
  readonly network: boolean;
  readonly help: boolean;
}

/** The text of --help. */
export const usage = `Starts Fieldpost on this machine: account, oauth, discovery, handler, network, their database
and a reverse proxy.

  npm start -- [options]

  --data DIR        data folder (default: .fieldpost in this repository)
  --port-base N     use consecutive ports from N instead of the well-known ones; N below 32000, since the system gives
                    higher ports to outgoing connections
  --lan             open the ports for gateways to the local network, and print what to enter on a gateway
  --without-network do not start the network app, which serves gateways
  --help            print this

Settings of the apps are read from the environment, such as FIELDPOST_ISSUER, HANDLER_ID or FIELDPOST_LISTEN_HOST. Ignored
settings are listed at the start. docs/reference/config.md lists all settings.
FIELDPOST_LOG_LEVEL=debug prints more of the logs.
FIELDPOST_MAP_TILES=https://tiles.example.com/{z}/{x}/{y}.png and FIELDPOST_MAP_ATTRIBUTION add tiles to maps.`;

/** Reads the arguments after the program's name; `root` is the folder of the repository. */
export function parseOptions(args: readonly string[], root: string): StartOptions {
  const { data, help, lan, 'port-base': base, 'without-network': withoutNetwork } = read(args);
  if (lan && withoutNetwork)
    throw new Problem('--lan not valid: the network app serves gateways, so leave out --without-network.');
  if (data === '') throw new Problem('--data not valid: it is empty. See npm start -- --help.');
  return {
    data: resolve(root, data ?? '.fieldpost'),
    help: help === true,
    lan: lan === true,
    network: withoutNetwork !== true,
    ...(base !== undefined && { portBase: parseBase(base) }),
  };
}

function read(args: readonly string[]) {
  try {
    const options = {
      data: { type: 'string' },
      'port-base': { type: 'string' },
      lan: { type: 'boolean' },
      'without-network': { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (cause) {
    const [reason = ''] = (cause as Error).message.split('. ');
    throw new Problem(`${reason}. See npm start -- --help.`, { cause });
  }
}

function parseBase(text: string): number {
  const base = Number(text);
  if (/^\d+$/.test(text) && base >= 1 && base <= highestBase) return base;
  throw new Problem(`--port-base not valid: "${text}" is not a whole number from 1 to ${highestBase}.`);
}
