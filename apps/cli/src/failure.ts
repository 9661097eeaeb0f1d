/** Exit codes of the program; 0 is success. */
export const exitCodes = {
  /** Anything else. */
  failed: 1,
  /** The command line is not valid. */
  usage: 2,
  /** There is no login, or it has ended. */
  logged_out: 3,
  /** No rights, or no such thing: the response does not always say which. */
  denied: 4,
  /** The server cannot be reached or is overloaded; trying again may help. */
  unavailable: 5,
  /** Of `doctor`: warnings, or checks that could not be made. */
  warnings: 1,
  /** Of `doctor`: failures. */
  failures: 2,
} as const;

/** `EX_USAGE` of sysexits.h, where 2 has another meaning. */
const otherUsage = 64;

/** The exit code of a failed command; `command` is the first word of its name, undefined when there is none. */
export const exitCodeOf = (kind: Failure['kind'], command: string | undefined): number =>
  kind === 'usage' && command === 'doctor' ? otherUsage : exitCodes[kind];

/** A command that cannot go on. The message is for the person at the terminal and says what to do. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly kind: keyof typeof exitCodes = 'failed',
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'Failure';
  }
}
