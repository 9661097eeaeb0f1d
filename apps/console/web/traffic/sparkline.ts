/** Size of a sparkline in its own units. */
export const sparkWidth = 120;
export const sparkHeight = 24;
const margin = 2;

/** The points of a line through values at equal distances, for an SVG; a level line if all are equal. */
export function sparkline(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [across, up] = [sparkWidth - 2 * margin, sparkHeight - 2 * margin];
  return values
    .map((value, position) => {
      const x = margin + (values.length === 1 ? across : (position / (values.length - 1)) * across);
      const y = margin + (most === least ? up / 2 : (1 - (value - least) / (most - least)) * up);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
