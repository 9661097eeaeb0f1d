/**
 * A type as JSON carries it: branded strings are plain strings. Responses are declared with
 * `satisfies z.ZodType<Wire<SomeDto>>`, so that a schema has every member of its type.
 */
export type Wire<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Wire<Item>[]
    : T extends object
      ? { readonly [Member in keyof T]: Wire<T[Member]> }
      : T;
