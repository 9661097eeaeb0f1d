/**
 * SQL for the rows of a batched statement: one array parameter for each column, from $1 on, and the number of the row, counted
 * from 1, as `place`. `columns` has the types by name.
 *
 * The arrays are read by subqueries. PostgreSQL knows the length of an array that is a parameter, and then finds a plan for these
 * values cheaper than the one for any, which assumes ten: it would plan the statement at every call (ADR 182).
 */
export function batchRows(name: string, columns: Readonly<Record<string, string>>): string {
  const arrays = Object.values(columns).map((type, at) => `(select $${at + 1}::${type}[])`);
  const names = [...Object.keys(columns), 'place'];
  return `unnest(${arrays.join(', ')}) with ordinality as ${name} (${names.join(', ')})`;
}
