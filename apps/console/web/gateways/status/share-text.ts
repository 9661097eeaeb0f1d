const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumSignificantDigits: 2 });
const least = 0.001;

/** A share of time, from 0 to 1, in per cent with two significant digits; `<0.1%` for less than that. */
export const shareAsText = (share: number): string =>
  share > 0 && share < least ? `<${percent.format(least)}` : percent.format(share);
