/**
 * A value with several parts that applications get as one: a place or an acceleration of Cayenne LPP. On topics of
 * single fields it appears whole and is not split further (docs/protocol/mqtt.md#field-topics).
 */
export class CompositeValue {
  constructor(parts: object) {
    Object.assign(this, parts);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The names of the fields that are whole, by which they are known again once they were JSON. */
export const compositeNames = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name] instanceof CompositeValue);

/** Fields that were JSON, with those whole that were so before. */
export function restoreComposites(fields: Fields, names: readonly string[]): Fields {
  const whole = names.map((name) => [name, new CompositeValue(fields[name] as object)] as const);
  return { ...fields, ...Object.fromEntries(whole) };
}
