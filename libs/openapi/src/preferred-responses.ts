import 'reflect-metadata';
import { responseKey, type WriteResponse } from '@fieldpost/transport';
import { z } from 'zod';
import type { HeaderParameter } from './dialect.js';
import type { ResponseDoc, ResponseDocs, HeaderDoc } from './operation.js';
import type { Route } from './routes.js';

const preferred = { type: 'string', enum: ['return=minimal', 'return=representation'] };
const preference: HeaderParameter = {
  name: 'Prefer',
  description: 'Whether the response has a body (RFC 7240).',
  schema: { type: 'string', examples: preferred.enum },
};
const applied: HeaderDoc = {
  name: 'Preference-Applied',
  description: 'The preference that was applied; absent when none was sent.',
  schema: preferred,
};
const vary: HeaderDoc = { name: 'Vary', description: 'Always names `Prefer`.', schema: { type: 'string' } };

const writtenBy = ({ method }: Route): WriteResponse | undefined =>
  Reflect.getMetadata(responseKey, method) as WriteResponse | undefined;

/** The thing itself, or an empty object where there is none. */
function representation({ doc }: Route): ResponseDoc {
  const gives = doc?.gives === 'nothing' ? z.object({}) : doc?.gives;
  return {
    description: 'Done; the body has the result.',
    ...(gives && { schema: gives }),
    headers: [applied, vary],
  };
}

/** Responses of a write according to `Prefer` (RFC 7240); undefined for routes without it. */
export function preferredSuccesses(route: Route): ResponseDocs | undefined {
  const written = writtenBy(route);
  if (written === undefined) return undefined;
  const full = representation(route);
  if (written.minimal === written.representation) return { [written.representation]: quietly(full, written) };
  const minimal = { description: 'Done.', headers: [applied, vary] };
  return { [written.minimal]: minimal, [written.representation]: full };
}

/** One status for both: a full body, or an empty one, which only the description can mention. */
function quietly(full: ResponseDoc, { body }: WriteResponse): ResponseDoc {
  const { schema, headers = [] } = full;
  if (body === undefined || !(schema instanceof z.ZodType))
    return { description: 'Done; with `return=representation` the body is an empty object.', headers };
  const description = 'Done; with `return=minimal` the body is the EUI as a JSON string.';
  return { description, schema: z.union([schema, z.string()]), headers };
}

/** The header of such a write. */
export const preferHeader = (route: Route): readonly HeaderParameter[] =>
  writtenBy(route) === undefined ? [] : [preference];
