import { digestOf } from '@fieldpost/persistence';

const count = 10;
/** 80 bits, in letters and digits that are not mistaken for each other. */
const bytes = 10;
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ten codes of four groups of four characters. */
export const newRecoveryCodes = (random: (size: number) => Buffer): readonly string[] =>
  Array.from({ length: count }, () => toCode(random(bytes)));

/** Five bits a character. */
function toCode(random: Buffer): string {
  let bits = BigInt(`0x${random.toString('hex')}`);
  let code = '';
  for (let at = 0; at < 16; at += 1, bits >>= 5n) code += alphabet[Number(bits & 31n)];
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The digest of a code as entered: without regard to case, spaces and dashes. */
export const recoveryDigest = (code: string): string =>
  digestOf(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
