/** Size of a generated test: from the environment for a longer run, else the default. */
export function sizeOf(name: string, standard: number): number {
  const size = Number(process.env[name] ?? standard);
  if (!Number.isInteger(size) || size < 1) throw new Error(`${name} not valid: should be a number from 1 on`);
  return size;
}
