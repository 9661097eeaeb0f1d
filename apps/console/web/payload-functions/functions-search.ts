/** An uplink to run the functions with, in the address of the page. */
export interface FunctionsSearch {
  /** Pairs of hexadecimal digits. */
  readonly bytes?: string;
  readonly port?: number;
}

const isPort = (port: unknown): port is number =>
  Number.isInteger(port) && Number(port) >= 0 && Number(port) <= 255;

/** Reads the search parameters of the URL; invalid ones are ignored. Every page loads this file, so it imports nothing. */
export function functionsSearch({ bytes, port }: Record<string, unknown>): FunctionsSearch {
  const digits = String(bytes ?? '');
  return {
    ...(/^(?:[0-9a-f]{2})+$/i.test(digits) && { bytes: digits }),
    ...(isPort(port) && { port }),
  };
}
