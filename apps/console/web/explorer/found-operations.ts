import type { Operation } from './api-document.js';
import type { ExplorerSearch } from './explorer-search.js';

/** Operations with one tag. */
export interface OperationGroup {
  readonly tag: string;
  readonly members: readonly Operation[];
}

/** The operations with every word of the search in their method, path, id or texts, by tag. */
export function foundOperations(
  operations: readonly Operation[],
  { search = '', app }: ExplorerSearch,
): readonly OperationGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const { tag } = operation;
    const text = textOf(operation);
    if (app !== undefined && !tag.startsWith(`${app}:`)) continue;
    if (words.every((word) => text.includes(word))) groups.set(tag, [...(groups.get(tag) ?? []), operation]);
  }
  return [...groups].map(([tag, members]) => ({ tag, members }));
}

const textOf = ({ id, method, path, summary, description }: Operation): string =>
  [id, method, path, summary, description].join('\n').toLowerCase();
