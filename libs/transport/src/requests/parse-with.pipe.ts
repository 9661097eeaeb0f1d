import type { PipeTransform } from '@nestjs/common';
import { AppError, notValid } from '@fieldpost/errors';
import type { z } from 'zod';
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

/** The valid fields of a body, and the errors of the others. Without an error `valid` has all of them. */
export interface Fields<T> {
  readonly valid: Partial<T>;
  readonly errors: readonly AppError[];
}

/** The error of a rejected value, if any. */
export async function fieldErrors(check: () => unknown): Promise<readonly AppError[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid_argument') return [error];
    throw error;
  }
}

/** Parses each field of a body by itself, for a feature that has more rules and names every wrong field at once. */
export class ParseFields<S extends z.ZodRawShape> implements PipeTransform<
  unknown,
  Promise<Fields<z.infer<z.ZodObject<S>>>>
> {
  private readonly members: readonly ParseWith<object>[];

  constructor(readonly parser: z.ZodObject<S>) {
    const names = Object.keys(parser.shape);
    this.members = names.map((name) => new ParseWith(parser.pick({ [name]: true } as never)));
  }

  async transform(raw: unknown): Promise<Fields<z.infer<z.ZodObject<S>>>> {
    const valid: Partial<z.infer<z.ZodObject<S>>> = {};
    const errors: AppError[] = [];
    for (const member of this.members)
      errors.push(...(await fieldErrors(async () => Object.assign(valid, await member.transform(raw)))));
    // A body that is no object has the same error for each of its fields.
    return { valid, errors: [...new Map(errors.map((error) => [error.message, error])).values()] };
  }
}
