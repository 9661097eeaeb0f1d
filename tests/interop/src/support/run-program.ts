import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Program } from './toolchains.js';

/** One finished check of a program; `why` says what went wrong. */
export interface ProgramReport {
  readonly check: string;
  readonly ok: boolean;
  readonly why?: string;
}

/** What a program cannot do itself, being no device: an uplink from an address (and an answer to it), or a join. */
export type RadioRequest =
  | { readonly wants: 'uplink'; readonly dev_addr: string; readonly downlink?: boolean }
  | { readonly wants: 'join' };

/** What it cannot do without an administrator. */
export interface ApprovalRequest {
  readonly wants: 'approval';
  /** Id of the component. */
  readonly component: string;
}

export type ProgramRequest = RadioRequest | ApprovalRequest;

/** How a program went. `code` is its exit code, null when it was ended; `complaints` is the end of its stderr. */
export interface Run {
  readonly reports: readonly ProgramReport[];
  /** Wishes that could not be granted. */
  readonly failedWishes: readonly string[];
  readonly code: number | null;
  readonly complaints: string;
}

const timeoutMs = 240_000;
const keptComplaints = 4_000;

/** Runs a program with its argument to its end and grants its wishes in order. */
export async function runProgram(
  { command: [name, ...args] }: Program,
  input: object,
  grant: (wish: ProgramRequest) => Promise<void>,
): Promise<Run> {
  const reports: ProgramReport[] = [];
  const failedWishes: string[] = [];
  let complaints = '';
  // What runs here talks to this machine alone, whatever stands between it and the world.
  const env = { ...process.env, no_proxy: 'localhost,127.0.0.1' };
  const child = spawn(name, [...args, JSON.stringify(input)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-keptComplaints);
  });
  let granting = Promise.resolve();
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = read(text);
    if (line && 'check' in line) reports.push(line);
    if (!line || !('wants' in line)) return;
    granting = granting
      .then(() => grant(line))
      .catch((error: Error) => void failedWishes.push(`${line.wants}: ${error.message}`));
  });
  try {
    const code = await ended;
    await granting;
    return { reports, failedWishes, code, complaints };
  } finally {
    clearTimeout(timer);
  }
}

/** A line for us; libraries print lines of their own between them. */
function read(text: string): ProgramReport | ProgramRequest | undefined {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null ? (line as ProgramReport | ProgramRequest) : undefined;
  } catch {
    return undefined;
  }
}
