import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server that this run started. */
export interface Program {
  readonly pid: number;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export type ProgramName =
  | 'token-floor'
  | 'token-chain-front'
  | 'token-chain-back'
  | 'password-floor'
  | 'entity-floor'
  | 'uplink-floor'
  | 'provider'
  | 'company-provider';

/** Starts one of the programs beside this file and waits until it listens. */
export async function startProgram(name: ProgramName, args: readonly string[]): Promise<Program> {
  const file = fileURLToPath(new URL(`${name}.js`, import.meta.url));
  const child = fork(file, [...args], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [port] = await Promise.race([
    once(child, 'message') as Promise<[number]>,
    ended.then((): never => {
      throw new Error(`${name} ended before it listened`);
    }),
  ]);
  return {
    pid: child.pid ?? 0,
    port,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
