import type { PipeTransform } from '@nestjs/common';
import { notValid } from '@fieldpost/errors';
import { argumentName } from './argument-name.js';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
type Result<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** The common interface of zod and similar libraries (Standard Schema 1). */
export interface Schema<T> {
  readonly '~standard': { readonly validate: (raw: unknown) => Result<T> | Promise<Result<T>> };
}

/** A schema, or a parser of the domain such as `AppId`. */
export type Parser<T> = Schema<T> | ((raw: unknown) => T);

/** The first problem as v2's sentence, `Password not valid: why`; the body itself is called `Body`. */
function toError(issues: readonly Issue[]) {
  const [{ message, path = [] } = { message: 'unknown' }] = issues;
  const names = path.map((part) => (typeof part === 'object' ? part.key : part));
  return notValid({ argument: argumentName(names, 'Body'), reason: message });
}

/**
 * Parses a body, a query or a parameter of a request: `@Body(new ParseWith(newUser))`, `@Param('id', new ParseWith(AppId))`.
 * The result is the parsed value; an invalid one is a 400 that names the field. Unknown fields are dropped.
 */
export class ParseWith<T> implements PipeTransform<unknown, Promise<T>> {
  /** The documents of the interface describe values by it. */
  constructor(readonly parser: Parser<T>) {}

  async transform(raw: unknown): Promise<T> {
    if (typeof this.parser === 'function') return this.parser(raw);
    const result = await this.parser['~standard'].validate(raw);
    if (result.issues) throw toError(result.issues);
    return result.value;
  }
}

/** Describes a value in the documents of the interface, and leaves it as it came. */
export class DescribedBy extends ParseWith<unknown> {
  override transform(raw: unknown): Promise<unknown> {
    return Promise.resolve(raw);
  }
}
