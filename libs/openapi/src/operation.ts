import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';
import type { Described, JsonSchema } from './json-schema.js';

/** A response header, described. */
export interface HeaderDoc {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** One response of a route; without a schema its body is empty. */
export interface ResponseDoc {
  readonly description: string;
  readonly schema?: Described;
  /** Media type of the body; JSON by default. */
  readonly type?: string;
  readonly headers?: readonly HeaderDoc[];
}

export type ResponseDocs = Readonly<Record<number, ResponseDoc>>;

/** In which forms a route reads its body. */
export type BodyForm = 'json' | 'form' | 'csv';

/** The forms of a body that only pages send. */
export const formOnly: readonly BodyForm[] = ['form'];

/** The declared documentation of a route; everything else is read from its decorators. */
export interface OperationDoc {
  /** Summary: `Create an application`. */
  readonly summary: string;
  readonly description?: string;
  /** The returned body; the status is read from the decorators. `nothing` for an empty body. */
  readonly gives?: Described | 'nothing';
  /** Successful responses by status, for a method that writes the reply itself. */
  readonly responses?: ResponseDocs;
  /** Headers of the response that `gives` describes. */
  readonly headers?: readonly HeaderDoc[];
  /** Failures beside those that follow from the decorators. */
  readonly rejects?: readonly number[];
  /** The body, for a method that reads it itself. */
  readonly body?: Described;
  /** The members of the query, likewise. */
  readonly query?: z.ZodType;
  /** JSON by default. */
  readonly takes?: readonly BodyForm[];
}

export const operationKey = 'fieldpost:operation';

/** Declares the responses of a route; every route has it (`undeclaredRoutes`). */
export const Operation = (doc: OperationDoc) => SetMetadata(operationKey, doc);
