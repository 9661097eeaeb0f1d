import type { PlainTable, Row, Table } from '../runs/run.js';

const columns = ['', 'CPU ms', '+ PostgreSQL', 'req/s', 'p50 ms', 'p99 ms', 'MB', 'against', 'goal'] as const;

/** The table as Markdown; what an answer costs next to the peers of the same run. */
export const printed = (table: Table): string =>
  markdown(
    'cells' in table
      ? table
      : { title: table.title, columns, cells: table.rows.map((row) => cellsOf(row, table.rows)) },
  );

function markdown({ title, columns: names, cells: rows }: PlainTable): string {
  const cells = [names, ...rows];
  const widths = names.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [`### ${title}`, '', line(head), rule, ...body.map(line)].join('\n');
}

const pad = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

function cellsOf(row: Row, rows: readonly Row[]): readonly string[] {
  const { measured } = row;
  const parts = Object.entries(measured.cpu);
  const split =
    parts.length > 1 ? ` (${parts.map(([name, ms]) => `${name} ${ms.toFixed(3)}`).join(', ')})` : '';
  const failed = measured.failures > 0 ? `, ${measured.failures} failed: ${measured.example}` : '';
  return [
    row.name + failed,
    parts.length === 0 ? '' : measured.serverCpu.toFixed(3) + split,
    measured.postgresCpu?.toFixed(3) ?? '',
    measured.perSecond.toFixed(0),
    measured.p50.toFixed(1),
    measured.p99.toFixed(1),
    Object.values(measured.resident)
      .map((mb) => mb.toFixed(0))
      .join(' + '),
    ratio(row, rows),
    goalOf(row),
  ];
}

/** Server time of ours divided by that of each other row of the group: below 1 is cheaper. */
function ratio(row: Row, rows: readonly Row[]): string {
  if (row.is !== 'ours') return '';
  const group = rows.filter(({ group: other }) => other === row.group);
  const against = group.filter(({ is }) => is !== 'ours');
  return against
    .map(({ is, measured }) => `${is} × ${(row.measured.serverCpu / measured.serverCpu).toFixed(2)}`)
    .join(', ');
}

/** With PostgreSQL where the goal speaks of it. */
function goalOf({ goal, measured }: Row): string {
  if (!goal) return '';
  if ('together' in goal) {
    const isMet = measured.serverCpu + (measured.postgresCpu ?? 0) <= goal.together;
    return `≤ ${goal.together} together ${isMet ? 'met' : 'missed'}`;
  }
  const { server, postgres } = goal;
  const isMet =
    measured.serverCpu <= server && (postgres === undefined || (measured.postgresCpu ?? 0) <= postgres);
  const text = postgres === undefined ? `≤ ${server}` : `≤ ${server} + ${postgres}`;
  return `${text} ${isMet ? 'met' : 'missed'}`;
}
