/** What `postmaster.pid` says about the server that wrote it; `isReady` once it takes connections. */
export interface PidFile {
  readonly pid: number;
  readonly dir: string;
  readonly port: number;
  readonly isReady: boolean;
}

/**
 * Reads the text of `postmaster.pid`: pid, data folder, start time, port, socket folder, address, memory key and
 * status, one a line. A file that was cut short by a crash gives undefined.
 */
export function parsePidFile(text: string): PidFile | undefined {
  const [pid, dir, , port, , , , status = ''] = text.split('\n');
  if (!isNumber(pid) || !dir || !isNumber(port)) return undefined;
  return { pid: Number(pid), dir, port: Number(port), isReady: status.trim() === 'ready' };
}

const isNumber = (text: string | undefined): text is string => /^[1-9]\d*$/.test(text?.trim() ?? '');
