/** The shortest decimal number that stands for the same 32-bit float: 52.375, 0.1 and not 0.10000000149011612. */
export function float32Text(value: number): string {
  const target = Math.fround(value);
  for (let digits = 1; digits < 9; digits += 1) {
    const short = Number(target.toPrecision(digits));
    if (Math.fround(short) === target) return String(short);
  }
  return String(Number(target.toPrecision(9)));
}
