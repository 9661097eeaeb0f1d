import { type ComponentRight, componentRights, isComponentRight } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';

/** Reads a list of component rights: known ones only, each once, in the order of the specification. */
export function parseComponentRights(raw: readonly string[]): readonly ComponentRight[] {
  const unknown = raw.find((right) => !isComponentRight(right));
  if (unknown !== undefined) throw notValid({ argument: 'Rights', reason: `unknown right "${unknown}"` });
  return componentRights.filter((right) => raw.includes(right));
}
