import { parse, stringify } from 'lossless-json';

const integer = /^-?\d+$/;

/** Whole numbers that a double cannot hold exactly stay exact: concentrator times have up to 63 bits. */
function exactNumber(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) || !integer.test(text) ? number : BigInt(text);
}

/** JSON in which whole numbers beyond 2^53 are `bigint`; throws for what is not JSON. */
export const parseExact = (text: string): unknown => parse(text, undefined, exactNumber);

/** JSON of a message; `bigint` is written as a number. */
export const stringifyExact = (value: Readonly<Record<string, unknown>>): string => stringify(value) ?? '';
