import type { JsonSchema } from './json-schema.js';
import type { ResponseDoc, ResponseDocs } from './operation.js';
import type { Route } from './routes.js';

/** A header of a request that the framework's decorators do not show. */
export interface HeaderParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** What the decorators of an app say about a route beside the framework's. */
export interface Access {
  /** Names of security schemes, of which one is enough; `anonymous` for without any. */
  readonly credentials: readonly string[];
  /** What the caller must hold, as a sentence. */
  readonly need: string;
  /** Failures that follow from it. */
  readonly rejects: readonly number[];
}

/** How one app speaks: what its own decorators mean and how it writes failures. */
export interface Dialect {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Each with what its operations have in common. */
  readonly tags: Readonly<Record<string, string>>;
  readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  /** The forms of values that functions parse. */
  readonly shapes: ReadonlyMap<unknown, JsonSchema>;
  tagOf(route: Route): string;
  accessOf(route: Route): Access;
  /** Undefined for a status that the route's door does not write. */
  failure(route: Route, status: number): ResponseDoc | undefined;
  /** Answers of a route whose status its own decorators decide. */
  successesOf?(route: Route): ResponseDocs | undefined;
  headersOf?(route: Route): readonly HeaderParameter[];
}
