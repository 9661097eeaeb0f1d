import type { HistoryState } from '@tanstack/react-router';

/** An uplink to run the functions with. */
export interface LinkedUplink {
  /** Pairs of hexadecimal digits. */
  readonly bytes: string;
  readonly port: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A link gives it beside its URL, because URLs with payloads would be in logs of servers. */
    readonly linkedUplink?: LinkedUplink;
  }
}

const isPort = (port: unknown): boolean => Number.isInteger(port) && Number(port) >= 0 && Number(port) <= 255;

/** The uplink that a link gave; undefined if there is none, or one of another form. */
export function linkedUplinkIn({ linkedUplink }: HistoryState): LinkedUplink | undefined {
  const { bytes, port } = linkedUplink ?? {};
  return /^(?:[0-9a-f]{2})+$/i.test(String(bytes)) && isPort(port) ? linkedUplink : undefined;
}
