/** SQL conditions with their values, whose placeholders are numbered from $1. */
export interface Conditions {
  readonly where: string;
  readonly values: readonly string[];
}

/** A condition for one value; `?` is its placeholder. Without a value it is left out. */
export type Condition = readonly [sql: string, value: string | undefined];

/**
 * The conditions that have a value, all of which must hold. Those that are not wanted are not in the statement, so that an
 * index is enough for the others.
 */
export function conditionsOf(always: string, wanted: readonly Condition[]): Conditions {
  const values: string[] = [];
  const parts = wanted.flatMap(([sql, value = '']) =>
    value === '' ? [] : [`(${sql.replaceAll('?', `$${values.push(value)}::text`)})`],
  );
  return { where: [always, ...parts].join(' and '), values };
}
