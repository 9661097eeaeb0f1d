import type { AnyNestedObject, INamespace } from 'protobufjs';
import { declarations } from './generated/declarations.js';

/** What one `.proto` file declares, by package and name, and the paths of the files that it imports. */
export interface Declarations {
  readonly imports: readonly string[];
  readonly nested: Readonly<Record<string, AnyNestedObject>>;
}

type Nested = Record<string, AnyNestedObject>;

/** These files and everything they import, as JSON of protobufjs. */
export function declared(files: readonly string[]): INamespace {
  const nested: Nested = {};
  for (const file of withImports(files, new Set())) merge(nested, declarations[file]?.nested ?? {});
  return { nested };
}

function withImports(files: readonly string[], found: Set<string>): Set<string> {
  for (const file of files)
    if (!found.has(file)) withImports(declarations[file]?.imports ?? [], found.add(file));
  return found;
}

/** Several files declare parts of one package. */
function merge(into: Nested, more: Declarations['nested']): void {
  for (const [name, item] of Object.entries(more)) {
    const parts = isPackage(item) ? { ...packageAt(into, name) } : undefined;
    if (parts) merge(parts, (item as INamespace).nested ?? {});
    into[name] = parts ? { nested: parts } : item;
  }
}

const packageAt = (nested: Nested, name: string): Nested =>
  (nested[name] as INamespace | undefined)?.nested ?? {};

const isPackage = (item: AnyNestedObject): boolean =>
  'nested' in item && !['fields', 'values', 'methods'].some((key) => key in item);
