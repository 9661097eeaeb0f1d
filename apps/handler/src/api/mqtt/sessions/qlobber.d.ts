/** What is used of the library, which has no types of its own. */
declare module 'qlobber' {
  export interface QlobberOptions {
    readonly separator: string;
    readonly wildcard_one: string;
    readonly wildcard_some: string;
    /** Whether `wildcard_one` matches an empty level. */
    readonly match_empty_levels: boolean;
    /** Levels of a filter or a topic; with more every call throws. */
    readonly max_words: number;
  }

  /** Values under filters, each value once in what a topic finds. */
  export class QlobberDedup<Value> {
    constructor(options: QlobberOptions);
    add(filter: string, value: Value): this;
    remove(filter: string, value: Value): this;
    match(topic: string): Set<Value>;
    /** Looks at one level of the filters; the library calls it for each level that the topic may match. */
    protected _match(...state: readonly unknown[]): unknown;
    /** Adds the values of a filter that matches. */
    protected _add_values(found: Set<Value>, values: ReadonlySet<Value>): void;
  }
}
