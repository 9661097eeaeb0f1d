import { judged, scaled } from './goals.js';
import type { Goal, PlainTable, Row, Table } from './run.js';
import type { Measured } from './measure.js';

const columns = [
  '',
  'CPU ms',
  '+ PostgreSQL',
  'least',
  'req/s',
  'p50 ms',
  'p99 ms',
  'MB',
  'against',
  'goal',
] as const;

/** The table as Markdown, with ratios to the peers of the same run. Empty columns are left out. */
export function printed(table: Table): string {
  if ('cells' in table) return markdown(table);
  const cells = table.rows.map((row) => cellsOf(row, table.rows));
  const isFilled = columns.map((_, column) => column === 0 || cells.some((row) => row[column] !== ''));
  const filled = (row: readonly string[]) => row.filter((_, column) => isFilled[column]);
  return markdown({ title: table.title, columns: filled(columns), cells: cells.map(filled) });
}

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
    (measured.leastCpu ?? []).map((ms) => ms.toFixed(3)).join(' + '),
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

/** Server time of the apps divided by that of each other row of the group: below 1 is cheaper. */
function ratio(row: Row, rows: readonly Row[]): string {
  if (row.is !== 'ours') return '';
  const group = rows.filter(({ group: other }) => other === row.group);
  const against = group.filter(({ is }) => is !== 'ours');
  return against
    .map(({ is, measured }) => `${is} × ${(row.measured.serverCpu / measured.serverCpu).toFixed(2)}`)
    .join(', ');
}

/**
 * The goal as set, and scaled to this machine if its slow-down is known, because only figures of one run are
 * comparable.
 */
function goalOf({ goal, measured, slowness, postgresSlowness = slowness }: Row): string {
  if (!goal) return '';
  if (slowness === undefined) return judgedIn(measured, goal);
  const factors = { server: slowness, together: slowness, postgres: postgresSlowness };
  return `${judgedIn(measured, goal)}; here ${judgedIn(measured, times(goal, factors))}`;
}

const times = (goal: Goal, factors: Readonly<Record<string, number | undefined>>): Goal =>
  Object.fromEntries(
    Object.entries(goal).map(([name, ms]) => [name, scaled(ms, factors[name])]),
  ) as unknown as Goal;

/** With PostgreSQL if the goal includes it. */
function judgedIn({ serverCpu, postgresCpu = 0 }: Measured, goal: Goal): string {
  if ('together' in goal)
    return judged(`≤ ${goal.together} together`, serverCpu + postgresCpu <= goal.together);
  const { server, postgres } = goal;
  const isMet = serverCpu <= server && (postgres === undefined || postgresCpu <= postgres);
  return judged(postgres === undefined ? `≤ ${server}` : `≤ ${server} + ${postgres}`, isMet);
}
