import { Eui } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';

const plain = /^[0-9a-f]{16}$/;
const bytewise = /^[0-9a-f]{2}(?:[-:][0-9a-f]{2}){7}$/;
const group = /^[0-9a-f]{1,4}$/;
const groups = 4;
const longest = 23;
const most = 0xffff_ffff_ffff_ffffn;

/**
 * The EUI of a station: four groups of 16 bits as in IPv6 (`b827:ebff:fe12:3456`, `::1`), 8 bytes with dashes or colons, 16
 * digits, or a number. Anything else is an error that names `argument`.
 */
export function stationEui(value: unknown, argument: string): Eui {
  const digits = typeof value === 'string' ? digitsIn(value.toLowerCase()) : digitsOf(value);
  if (digits === undefined) throw notValid({ argument, reason: 'should be an EUI' });
  return Eui(digits);
}

function digitsIn(text: string): string | undefined {
  if (text.length > longest) return undefined;
  if (plain.test(text)) return text;
  return bytewise.test(text) ? text.replaceAll(/[-:]/g, '') : groupsIn(text);
}

function groupsIn(text: string): string | undefined {
  const [before = [], after, ...others] = text
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const missing = groups - before.length - (after?.length ?? 0);
  if (others.length > 0 || (after ? missing < 1 : missing !== 0)) return undefined;
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return all.every((each) => group.test(each))
    ? all.map((each) => each.padStart(4, '0')).join('')
    : undefined;
}

function digitsOf(value: unknown): string | undefined {
  if (typeof value !== 'bigint' && !Number.isSafeInteger(value)) return undefined;
  const number = BigInt(value as number | bigint);
  return number >= 0n && number <= most ? number.toString(16).padStart(16, '0') : undefined;
}
