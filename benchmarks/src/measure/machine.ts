import { cpus, loadavg, totalmem } from 'node:os';

/** Description of the machine and its load. */
export function machine(): string {
  const [first] = cpus();
  const [load = 0] = loadavg();
  const memory = (totalmem() / 1e9).toFixed(0);
  return `Node ${process.versions.node}, ${cpus().length} cores (${first?.model ?? 'unknown'}), ${memory} GB, load ${load.toFixed(2)}`;
}

/** A warning when the machine is busy. */
export const warning = (): string | undefined =>
  (loadavg()[0] ?? 0) > cpus().length / 2
    ? 'The machine is busy with something else: compare ratios only.'
    : undefined;
