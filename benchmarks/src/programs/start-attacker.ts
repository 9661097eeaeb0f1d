import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Teardown } from '../teardown.js';
import type { Assault } from './attacker.js';

/** A process that attacks listeners. */
export interface Attacker {
  readonly pid: number;
  /** Resolves when the attack is over. */
  readonly attack: (assault: Assault) => Promise<void>;
}

/** Starts the attacker, which ends with the run. */
export function startAttacker(teardown: Teardown): Attacker {
  const program = fileURLToPath(new URL('attacker.js', import.meta.url));
  // Certificates are bytes, which JSON does not carry.
  const child = fork(program, [], { execArgv: [], serialization: 'advanced' });
  teardown.add(() => child.kill());
  const ended = once(child, 'exit').then((): never => {
    throw new Error('the attacker ended before its time');
  });
  ended.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    attack: async (assault) => {
      const over = once(child, 'message');
      child.send(assault);
      await Promise.race([over, ended]);
    },
  };
}
