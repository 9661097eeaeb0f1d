/** A statement as passed to the driver. */
export type Statement = string | { readonly name?: string; readonly text?: string };

const operations = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'] as const;

const textOf = (statement: Statement): string =>
  typeof statement === 'string' ? statement : (statement.text ?? '');

/** The first word of a statement, when it is one of the usual ones; `other` for all else, such as `with`. */
export function operationOf(statement: Statement): string {
  const text = textOf(statement);
  const [word = ''] = /[a-z]+/i.exec(text.slice(0, 40)) ?? [];
  return operations.find((operation) => operation === word.toLowerCase()) ?? 'other';
}

const tableForm = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][\w]*)/i;

/**
 * The name of a statement: its own when it is prepared, else operation and table. Never the text, which
 * may contain values.
 */
export function statementName(statement: Statement): string {
  if (typeof statement !== 'string' && statement.name) return statement.name;
  const operation = operationOf(statement);
  const [, table] = tableForm.exec(textOf(statement)) ?? [];
  return table === undefined ? operation : `${operation} ${table}`;
}
