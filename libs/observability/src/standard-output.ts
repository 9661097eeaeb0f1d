import { pino, type DestinationStream } from 'pino';

/** A turn of the event loop rarely logs more; it is written when there is more. */
const mostBytes = 8 * 1024;

let output: DestinationStream | undefined;

/** Standard output for the log of the process. */
export const standardOutput = (): DestinationStream => (output ??= linesOfTurns());

/**
 * Writes to standard output. The lines of one turn of the event loop are written in one system call when
 * it ends, or when the process exits; a call for each line took 9 % of the CPU time of a token request (ADR 181).
 */
export function linesOfTurns(): DestinationStream {
  const stream = pino.destination({ sync: true, minLength: mostBytes });
  let isFlushPlanned = false;
  // Not `flushSync`, which tries again without end when nobody reads any more, and waits for the disk.
  const flush = () => {
    isFlushPlanned = false;
    stream.flush();
  };
  process.once('exit', flush);
  return {
    write(line) {
      stream.write(line);
      if (isFlushPlanned) return;
      isFlushPlanned = true;
      setImmediate(flush);
    },
  };
}

function ignoreClosedOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/**
 * Lets a command finish its work without error when the reader of its output, such as `head`, has closed it: nothing is
 * left half done, and no stack trace is printed.
 */
export function tolerateClosedOutput(): void {
  // Commands may run one after another in one process.
  process.stdout.off('error', ignoreClosedOutput).on('error', ignoreClosedOutput);
}
