import type { CSSProperties } from 'react';

/** Columns that have a name on phones: as many as `stacked-rows.css` has rules for. */
export const mostColumns = 12;

/** The names of the columns of a table as variables of CSS, which show them in each cell on phones. Empty for a column without one. */
export const columnNames = (names: readonly string[]): CSSProperties =>
  Object.fromEntries(names.flatMap((name, at) => (name ? [[`--column-${at + 1}`, quoted(name)]] : [])));

/** A string of CSS. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\\n]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
