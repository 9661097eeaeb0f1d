/**
 * The body of a successful write: that of the specification, or the representation
 * (docs/protocol/account-api.md#write-responses).
 */
export type Fullness = 'minimal' | 'representation';

/** The `return` preference of a `Prefer` header (RFC 7240 section 4.2): the first one counts; undefined when there is none. */
export function preferredReturn(header: string | readonly string[] | undefined): Fullness | undefined {
  const preferences = [header ?? []].flat().join(',').split(',');
  for (const preference of preferences) {
    const [, value] = /^\s*return\s*=\s*"?([a-z]+)"?\s*(?:;.*)?$/i.exec(preference) ?? [];
    if (value !== undefined) return toFullness(value.toLowerCase());
  }
  return undefined;
}

const toFullness = (value: string): Fullness | undefined =>
  value === 'minimal' || value === 'representation' ? value : undefined;
