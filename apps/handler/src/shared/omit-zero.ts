const isZero = (value: unknown): boolean =>
  value === undefined ||
  value === 0 ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** A message some of whose members may not be known. */
type Unfinished<T> = { readonly [Name in keyof T]: T[Name] | undefined };

/**
 * A message without the members that v2 leaves out: 0, false, an empty text or list, and what is not known. Members
 * named in `always` stay; the order of the others does not change.
 */
export function omitZero<T extends object>(message: Unfinished<T>, always: readonly (keyof T)[] = []): T {
  const kept: Partial<Unfinished<T>> = {};
  for (const name in message) {
    if (!isZero(message[name]) || always.includes(name)) kept[name] = message[name];
  }
  return kept as T;
}
