function ignoreClosedOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/**
 * Lets a command finish its work quietly when the reader of its output, such as `head`, has closed it: what it began is
 * never left half done, and there is no stack trace.
 */
export function tolerateClosedOutput(): void {
  // Commands may run one after another in one process.
  process.stdout.off('error', ignoreClosedOutput).on('error', ignoreClosedOutput);
}
