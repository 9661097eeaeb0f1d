/**
 * A type as JSON carries it: texts with a brand are plain texts. Answers are declared with
 * `satisfies z.ZodType<Wire<SomeDto>>`, so that a schema cannot forget what its type has.
 */
export type Wire<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Wire<Item>[]
    : T extends object
      ? { readonly [Member in keyof T]: Wire<T[Member]> }
      : T;
