import { type Column, textOf } from './columns.js';

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** All columns of these rows as a file. Texts that programs would run as formulas are escaped in CSV. */
export async function exported<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  format: ExportFormat,
): Promise<Blob> {
  const read = (toValue: (value: ReturnType<Column<T>['value']>) => unknown) =>
    rows.map((row) => Object.fromEntries(columns.map(({ id, value }) => [id, toValue(value(row))])));
  if (format === 'json')
    return new Blob(
      [
        JSON.stringify(
          read((value) => value),
          undefined,
          2,
        ),
      ],
      { type: 'application/json' },
    );
  // Only exports need it.
  const { default: Papa } = await import('papaparse');
  const text = Papa.unparse(read(textOf), { escapeFormulae: /^[=+@\t\r\n]|^-(?![\d.]+$)/ });
  return new Blob([text], { type: 'text/csv' });
}

/** File name of an export. */
export const exportName = (list: string, format: ExportFormat, now: Date): string =>
  `${list}-${now.toISOString().slice(0, 10)}.${format}`;
