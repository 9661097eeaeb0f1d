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
