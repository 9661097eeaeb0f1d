/** Content of `postmaster.pid`; `isReady` once the server accepts connections. */
export interface PidFile {
  readonly pid: number;
  readonly dir: string;
  readonly port: number;
  readonly isReady: boolean;
}

/**
 * Reads the text of `postmaster.pid`: pid, data folder, start time, port, socket folder, address, memory key and
 * status, one a line. Undefined for a file truncated by a crash.
 */
export function parsePidFile(text: string): PidFile | undefined {
  const [pid, dir, , port, , , , status = ''] = text.split('\n');
  if (!isNumber(pid) || !dir || !isNumber(port)) return undefined;
  return { pid: Number(pid), dir, port: Number(port), isReady: status.trim() === 'ready' };
}

const isNumber = (text: string | undefined): text is string => /^[1-9]\d*$/.test(text?.trim() ?? '');
