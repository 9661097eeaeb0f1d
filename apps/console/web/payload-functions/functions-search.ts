import { parseBytes } from '../devices/bytes.js';
import { problemOfPort } from './trial-input.js';

/** An uplink to run the functions with, in the address of the page. */
export interface FunctionsSearch {
  /** Hexadecimal digits. */
  readonly bytes?: string;
  readonly port?: number;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function functionsSearch({ bytes, port }: Record<string, unknown>): FunctionsSearch {
  const digits = String(bytes ?? '');
  return {
    ...(digits !== '' && parseBytes(digits) && { bytes: digits }),
    ...(typeof port === 'number' && problemOfPort(port) === undefined && { port }),
  };
}
