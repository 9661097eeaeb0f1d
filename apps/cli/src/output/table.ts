import stringWidth from 'string-width';
import { safeText } from './safe-text.js';

/** A column: its title and the text of each row. */
export interface Column<T> {
  readonly title: string;
  readonly of: (row: T) => string;
}

const gap = '  ';
/** A column is not made narrower than this. */
const narrowest = 6;

/** The beginning of a text that takes at most `width` cells of a terminal. */
export function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Takes from the widest column until the row fits, or no column can become narrower. */
function fitted(widths: readonly number[], available: number): readonly number[] {
  const fit = [...widths];
  let excess = fit.reduce((sum, width) => sum + width, gap.length * (fit.length - 1)) - available;
  while (excess > 0) {
    const widest = Math.max(...fit);
    if (widest <= narrowest) break;
    fit[fit.indexOf(widest)] = widest - 1;
    excess -= 1;
  }
  return fit;
}

/** Lines of a table with a line of titles. `width` is that of the terminal; undefined where nothing is cut. */
export function tableOf<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  width: number | undefined,
): readonly string[] {
  const cells = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map((each) => safeText(each.of(row)))),
  ];
  const natural = columns.map((_, at) => Math.max(...cells.map((row) => stringWidth(row[at] ?? ''))));
  const widths = width === undefined ? natural : fitted(natural, width);
  return cells.map((row) => lineOf(row, widths));
}

function lineOf(row: readonly string[], widths: readonly number[]): string {
  const padded = row.map((cell, at) => {
    const shown = cut(cell, widths[at] ?? 0);
    return shown + ' '.repeat(Math.max(0, (widths[at] ?? 0) - stringWidth(shown)));
  });
  return padded.join(gap).trimEnd();
}
