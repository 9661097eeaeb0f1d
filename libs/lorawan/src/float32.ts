const smallestNormal = 2 ** -126;
/** Frequencies, places of gateways, strengths and ratios come again and again. */
const remembered = new Map<number, number>();
const rememberedAtMost = 4_096;

/**
 * The shortest decimal that stands for the 32-bit float nearest to `value`: v2 keeps measurements in 32 bits and prints
 * them so, which turns the nearest float of 868.1, 868.0999755859375, into 868.1 again. Three powers of two, far from
 * anything that is measured (2^-96, 2^87 and 2^90), get one digit more than they need.
 */
export function shortestFloat32(value: number): number {
  const float = Math.fround(value);
  const known = remembered.get(float);
  if (known !== undefined) return known;
  const shortest = shortestOf(float);
  if (remembered.size >= rememberedAtMost) remembered.clear();
  remembered.set(float, shortest);
  return shortest;
}

function shortestOf(float: number): number {
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
