/** A window of a list: `limit` 0 for all. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

const unsigned = /^\d{1,15}$/;

/** The first value of a window that is no unsigned number, if any; empty counts as 0. */
export const wrongNumber = (...values: readonly string[]): string | undefined =>
  values.find((value) => value !== '' && !unsigned.test(value));
