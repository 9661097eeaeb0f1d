/** Fractions are often kept with fewer digits than they are calculated with: 3.5700000000000003, or 23.399999618530273 of 32 bits. */
const digits = 8;
const mostRounded = 10 ** (digits - 1);

/** A number as text, with the digits that matter; coordinates keep a decimetre. Large numbers have all of their digits. */
export const textOfNumber = (value: number): string =>
  String(Math.abs(value) < mostRounded ? Number(value.toPrecision(digits)) : value);
