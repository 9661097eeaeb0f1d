const smallestNormal = 2 ** -126;
/** Whole numbers up to here are exact in 32 bits. */
const largestExactInteger = 2 ** 24;

/**
 * The shortest decimal whose nearest 32-bit float is that of `value`: v2 keeps measurements in 32 bits and prints them
 * so, which turns the nearest float of 868.1, 868.0999755859375, into 868.1 again. Three powers of two, far from any
 * measured value (2^-96, 2^87 and 2^90), get one digit more than necessary.
 */
export function shortestFloat32(value: number): number {
  const float = Math.fround(value);
  if (Number.isInteger(float) && Math.abs(float) <= largestExactInteger) return float;
  // Any decimal of up to six digits survives 32 bits; only denormal numbers hold less.
  let digits = Math.abs(float) < smallestNormal ? 1 : 6;
  while (digits < 9) {
    const decimal = Number(float.toPrecision(digits));
    if (Math.fround(decimal) === float) return digits > 6 ? evenOfTie(float, digits, decimal) : decimal;
    digits += 1;
  }
  return Number(float.toPrecision(digits));
}

/** Half-way between two decimals, JavaScript takes the larger one and v2 the one with an even last digit. */
function evenOfTie(float: number, digits: number, larger: number): number {
  const exact = float.toExponential(digits);
  const [, smaller, exponent] = /^(-?\d\.\d*[02468])5(e.*)$/.exec(exact) ?? [];
  return smaller !== undefined && Number(exact) === float ? Number(`${smaller}${String(exponent)}`) : larger;
}
