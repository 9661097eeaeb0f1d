import type { z } from 'zod';
import type { JsonSchema } from './json-schema.js';
import type { ResponseDoc, ResponseDocs } from './operation.js';
import type { Route } from './routes.js';

/** A header of a request that the framework's decorators do not show. */
export interface HeaderParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** Reads the decorators of an app beside the framework's. */
export interface Access {
  /** Names of security schemes, of which one is enough; `anonymous` for without any. */
  readonly credentials: readonly string[];
  /** The rights that the caller needs, as a sentence. */
  readonly need: string;
  /** Failures that follow from it. */
  readonly rejects: readonly number[];
}

/** A request that the app sends to servers of others. */
export interface WebhookDoc {
  readonly summary: string;
  readonly description: string;
  readonly body: z.ZodType;
  /** A member for each header. */
  readonly headers: z.ZodObject;
}

/** The conventions of one app: its decorators and the format of its errors. */
export interface Dialect {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Before every path, where the app is reached below one; empty by default. */
  readonly pathPrefix?: string;
  /** Whether further paths of a route are documented too; without it they are aliases. */
  readonly hasNoAliases?: boolean;
  /** The tags, each with a description. */
  readonly tags: Readonly<Record<string, string>>;
  readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  /** The forms of values that functions parse. */
  readonly shapes: ReadonlyMap<unknown, JsonSchema>;
  tagOf(route: Route): string;
  accessOf(route: Route): Access;
  /** Undefined for a status that the route never returns. */
  failure(route: Route, status: number): ResponseDoc | undefined;
  /** Responses of a route whose status is set by decorators of the app. */
  successesOf?(route: Route): ResponseDocs | undefined;
  /** By name. */
  readonly webhooks?: Readonly<Record<string, WebhookDoc>>;
  headersOf?(route: Route): readonly HeaderParameter[];
}
